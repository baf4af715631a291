import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/robots.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin } = context.get(storeContext).getState().settings;
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /profile',
    'Disallow: /my-bookings',
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
