import type { LinkProps } from '@pothik/ui';
import { Link } from 'react-router';

/** Links of the component library, followed without loading a new page. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  // Nobody follows one on the server, and whole addresses need no router: this is what it renders.
  if (import.meta.env.SSR && href.startsWith('/')) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={href} discover="none">
      {children}
    </Link>
  );
}
