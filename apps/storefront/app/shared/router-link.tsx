import type { LinkProps } from '@pothik/ui';
import { use } from 'react';
import { Link } from 'react-router';
import { LanguageContext } from '../messages/create-messages.ts';
import { addressIn } from './languages.ts';

/** Links of the component library, followed without loading a new page. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const language = use(LanguageContext);
  // Nobody follows one on the server, and whole addresses need no router: this is what it renders.
  if (import.meta.env.SSR && href.startsWith('/')) {
    return (
      <a {...rest} href={addressIn(language, href)}>
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
