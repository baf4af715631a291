import type { WorkboxPlugin } from 'workbox-core';
import { savedAtName } from '../app/shared/saved-copies.ts';

const header = 'x-saved-at';

/** When an answer was saved, in milliseconds since 1970 by the clock of this device. */
export const savedAt = (saved: Response): number => Number(saved.headers.get(header));

/** Saves what is worth it, with the moment. */
export function saveWith(
  isWorthIt: (response: Response) => boolean | Promise<boolean>,
): WorkboxPlugin {
  return {
    async cacheWillUpdate({ response }) {
      if (!(await isWorthIt(response))) return null;
      const { status, statusText } = response;
      const headers = new Headers(response.headers);
      headers.set(header, String(Date.now()));
      return new Response(response.body, { status, statusText, headers });
    },
  };
}

/** Tells in a saved page when it was saved. */
export const tellInPage: WorkboxPlugin = {
  async cachedResponseWillBeUsed({ cachedResponse }) {
    if (!cachedResponse) return null;
    const { status, headers } = cachedResponse;
    const html = await cachedResponse.text();
    const mark = `<meta name="${savedAtName}" content="${String(savedAt(cachedResponse))}">`;
    return new Response(html.replace('</head>', `${mark}</head>`), { status, headers });
  },
};
