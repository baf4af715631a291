import { addressIn, languages } from '../shared/languages.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(storeContext).getState().settings;
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    ...languages.flatMap(({ code }) =>
      ['/profile', '/my-bookings'].map((path) => `Disallow: ${addressIn(code, path)}`),
    ),
    '',
    ...languages.map(({ code }) => `Sitemap: ${publicOrigin}${addressIn(code, '/sitemap.xml')}`),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
