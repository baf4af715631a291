import type { LinkProps } from '@pothik/ui';
import { Link } from 'react-router';

/** Links of the component library, followed without loading a new page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} discover="none" {...rest} />;
}
