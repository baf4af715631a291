import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import { Link as RouterLink, Links, Meta, Outlet, Scripts } from 'react-router';
import { LinkProvider } from '@pothik/ui';

function AppLink({ href, ...rest }: { href: string }) {
  return <RouterLink to={href} {...rest} />;
}

export default function Root() {
  return (
    <html lang="en">
      <head>
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={AppLink}>
          <Outlet />
        </LinkProvider>
        <Scripts />
      </body>
    </html>
  );
}
