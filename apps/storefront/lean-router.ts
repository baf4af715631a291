import type { Plugin } from 'vite';

/** A value that the router works out or is handed while it runs, and that is always the same in this app. */
interface Settled {
  /** The end of the module's name. */
  module: string;
  asked: string;
  answer: string;
}

const settled: readonly Settled[] = [
  // Nothing listens to what the router does.
  { module: '/router/router.js', asked: 'init.instrumentations', answer: 'undefined' },
  // The SDK makes the calls that change something.
  { module: '/ssr/single-fetch.js', asked: 'request.method !== "GET"', answer: 'false' },
  // Every page is rendered by the server.
  {
    module: '/ssr/single-fetch.js',
    asked: '!ssr && !foundRevalidatingServerLoader',
    answer: 'false',
  },
  // `routeDiscovery` is 'initial': a page knows all routes and asks for no more.
  { module: '/router/router.js', asked: 'init.patchRoutesOnNavigation', answer: 'undefined' },
  {
    module: '/ssr/fog-of-war.js',
    asked: '!isFogOfWarEnabled(routeDiscovery, ssr)',
    answer: 'true',
  },
  {
    module: '/ssr/components.js',
    asked: 'isFogOfWarEnabled(routeDiscovery, ssr)',
    answer: 'false',
  },
  // A page that the server has no longer is loaded again by the app, which keeps what was typed.
  {
    module: '/ssr/routeModules.js',
    asked: 'window.location.reload()',
    answer:
      "window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error, isPage: true })) && (navigator.onLine ? window.location.reload() : addEventListener('online', () => window.location.reload()))",
  },
  {
    module: '/ssr/routeModules.js',
    asked: 'window.__reactRouterContext && window.__reactRouterContext.isSpaMode',
    answer: 'false',
  },
];

/**
 * Leaves out of what browsers get those parts of the router that the storefront never uses. The build drops what
 * nothing refers to, but components that nobody renders are kept by two things of no use to visitors: a name for
 * developers' tools, set as a property, and a call of React's that is not marked as one that only returns. What
 * depends on an option is kept until the option's value is known.
 */
export function leanRouter(): Plugin {
  return {
    name: 'pothik:lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler(code, id) {
        let lean = code
          .replaceAll(/^\w+\.displayName = .*;$/gm, '')
          .replaceAll(/= (?=React\$1\.(?:createContext|forwardRef)\()/g, '= /*@__PURE__*/ ');
        for (const { asked, answer } of settled.filter(({ module }) => id.endsWith(module))) {
          if (!lean.includes(asked)) this.error(`The router asks for ${asked} no longer.`);
          lean = lean.replaceAll(asked, answer);
        }
        // Nothing has moved to another line.
        return { code: lean, map: null };
      },
    },
  };
}
