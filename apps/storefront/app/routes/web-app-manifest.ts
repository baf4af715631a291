import { settingsApi } from '@pothik/api-client/rtk-query';
import { messages as bn } from '../messages/bn/frame.ts';
import { messages as en } from '../messages/en/frame.ts';
import { addressIn, languageOfAddress } from '../shared/languages.ts';
import { preload } from '../store/preload.ts';
import { storeContext } from '../store/request-context.ts';
import type { Route } from './+types/web-app-manifest.ts';

const messages = { en, bn };

/** The web app manifest: a phone puts the storefront beside its apps by it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const store = context.get(storeContext);
  const branding = await preload(store, settingsApi.endpoints.settingsBranding.initiate);
  const name = branding.data?.name ?? store.getState().settings.productName;
  const language = languageOfAddress(new URL(request.url).pathname);
  const { header, bottom, footer } = messages[language];
  const start = addressIn(language, '/');
  const shortcut = (title: string, path: string) => ({
    name: title,
    url: addressIn(language, path),
  });
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${String(size)}x${String(size)}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: start,
    name,
    short_name: name,
    description: footer.tagline,
    lang: language,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: '#0c5c53',
    background_color: '#faf6ee',
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: [
      shortcut(header.allServices, '/service'),
      shortcut(bottom.bookings, '/my-bookings'),
      shortcut(footer.track, '/track'),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
