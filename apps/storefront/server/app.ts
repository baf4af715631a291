import { createRequester } from '@pothik/api-client';
import { pothikApi } from '@pothik/api-client/rtk-query';
import path from 'node:path';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import * as serverBuild from 'virtual:react-router/server-build';
import { describeFailure } from '../app/messages/failures.ts';
import { languageOfAddress } from '../app/shared/languages.ts';
import { makeStore } from '../app/store/make-store.ts';
import { patienceContext, storeContext } from '../app/store/request-context.ts';
import type { RuntimeSettings } from '../app/store/settings-slice.ts';
import { pagesByLanguage } from './pages-in.ts';
import { isCrawler } from './pages/crawlers.ts';
import { FirstPages, type Render } from './pages/first-pages.ts';
import { stylesIn } from './pages/inline-styles.ts';
import { PageCache } from './pages/page-cache.ts';
import { pageKey } from '../app/shared/page-key.ts';
import { toPage } from './pages/rendered-page.ts';
import {
  fileHeaders,
  negotiateEncoding,
  securityHeaders,
  type PageAnswer,
  type PageRequest,
} from './pages/page-answer.ts';

export interface StorefrontOptions {
  /** Where the browser finds the API; empty: where the pages come from. */
  apiOrigin: string;
  /** Where pages are rendered with the API from. Default: `apiOrigin`. */
  renderOrigin?: string;
  publicOrigin: string;
  /** Shown where the owner has set no name. */
  productName: string;
  /** Way to the API while rendering. */
  fetch: typeof fetch;
  firebase: RuntimeSettings['firebase'];
  /**
   * How long a page waits for its calls before it goes out without what is late, in milliseconds.
   * Default: 150, which nobody notices.
   */
  grace?: number;
  /** Whether each call that a page makes begins a trace. Default: no. */
  isTraced?: boolean;
  /** Hears how long a page took that was rendered and not kept from before, in milliseconds. */
  onRender?: (duration: number, outcome: 'done' | 'failed') => void;
}

/** The storefront, without a server of its own. */
export interface Storefront {
  /** The build of each language, as open pages name theirs. */
  builds: readonly string[];
  answer(request: PageRequest): Promise<PageAnswer>;
  /** What pages show has changed: those that are kept are old. */
  forget(): void;
  clientDirectory: string;
  /** The headers of a file of it, by its path, beside those of every answer. */
  headersOfFile(file: string): Record<string, string>;
}

// The framework's own types of it are not made for exact optional properties.
const build = serverBuild as unknown as ServerBuild;

/** Of pages while they are rendered, and of an in-process `fetch`: both look at the path alone. */
const insideOrigin = 'http://inside.invalid';

export function createStorefront(options: StorefrontOptions): Storefront {
  const pages = pagesByLanguage(build);
  const cache = new PageCache();
  const firstPages = new FirstPages(options.grace ?? 150);
  const clientDirectory = path.resolve(import.meta.dirname, '../client');
  const styleOf = stylesIn(clientDirectory);
  const settings: RuntimeSettings = {
    apiOrigin: options.apiOrigin,
    publicOrigin: options.publicOrigin,
    productName: options.productName,
    firebase: options.firebase,
  };
  const origin = options.renderOrigin ?? (options.apiOrigin || insideOrigin);

  const { authDomain, emulatorHost } = options.firebase;
  const headersFor = securityHeaders({
    apiOrigin: options.apiOrigin,
    identityOrigin: `https://${authDomain}`,
    emulatorOrigin: emulatorHost && `http://${emulatorHost}`,
  });

  /** Renders one address, as often as it takes, with one store: what is under way is asked for once. */
  function rendererOf(url: string): { render: Render; end: () => void } {
    // Joined, because `new URL` takes a path that begins with two slashes for a host.
    const address = new URL(insideOrigin + url);
    const isSearch = Boolean(address.searchParams.get('search'));
    const language = languageOfAddress(address.pathname);
    const request = createRequester({
      origin,
      fetch: options.fetch,
      language,
      describe: describeFailure[language],
    });
    const store = makeStore({ request }, { settings });
    return {
      async render(patience) {
        const context = new RouterContextProvider();
        context.set(storeContext, store);
        context.set(patienceContext, patience);
        const response = await pages[language].render(new Request(address), context);
        return toPage(response, {
          headersFor,
          styleOf,
          isSearch,
          isTraced: options.isTraced ?? false,
        });
      },
      // Its timers would keep what was answered in memory.
      end: () => void store.dispatch(pothikApi.util.resetApiState()),
    };
  }

  function renderWhole(key: string) {
    const { render, end } = rendererOf(key);
    const begin = performance.now();
    const tell = (outcome: 'done' | 'failed') =>
      options.onRender?.(performance.now() - begin, outcome);
    const whole = firstPages.render(key, render).finally(end);
    whole.then(
      () => tell('done'),
      () => tell('failed'),
    );
    return whole;
  }

  return {
    builds: Object.values(pages).map((page) => page.build),
    clientDirectory,
    headersOfFile: (file) => fileHeaders(file, options),
    forget: () => cache.clear(),
    async answer({ method, url, acceptEncoding, ifNoneMatch, userAgent }) {
      if (method !== 'GET' && method !== 'HEAD') {
        return { status: 405, headers: { allow: 'GET, HEAD' }, body: '' };
      }
      const key = pageKey(url);
      const whole = cache.get(key, () => renderWhole(key));
      const page = await (isCrawler(userAgent) ? whole : firstPages.firstOf(key, whole));
      return negotiateEncoding(page, acceptEncoding, ifNoneMatch);
    },
  };
}
