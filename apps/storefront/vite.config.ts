import { createHash } from 'node:crypto';
import path from 'node:path';
import { precompress } from '@pothik/tooling/precompress';
import { reactRouter } from '@react-router/dev/vite';
import { compileWhileLoading } from './compile-while-loading.ts';
import { languageOfBuild, oneLanguage } from './one-language.ts';
import { fetchBeforeImport } from './fetch-before-import.ts';
import { listFormFiles } from './form-files.ts';
import { leanRouter } from './lean-router.ts';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@pothik/source';
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What forms have in common. */
const forms =
  /features\/account\/(?:required|account\.module)|use-form|use-enter|safe-path|(?:email|password|phone)-field|text-area|(?:phone|latin)-digits|rules\/(?:digits|local-phone|password|phone|written-text)|form-visit|supports-version|shared\/(?:forget-everything|keep-visit|leave-chat|shared-|visit-note|watch-visit)|messages\/(?:\w+\/)?(?:rules|visit)|ui\/src\/checkbox/;

/** Files that a service's page shares with its form and the pages of bookings. */
const booking =
  /features\/bookings\/(?:bookings-slice|list\/use-bookings|form\/(?:booking-draft|stored-booking))|add-bookings|bookings-api|messages\/(?:\w+\/)?bookings|contract\/src\/generated\/bookings\//;

/** What the pages beside home have in common. */
const furtherPages =
  /shared\/(?:asked-ahead|draft-sto|files-of-app|loading-page|may-load-ahead|needs-script|new-key|said-or|use-(?:kept-state|near)|written-text)|idb-keyval|messages\/(?:\w+\/)?listing|rules\/(?:days|letters|travel)|status-of|listing-filter|(?:marked-text|split-words)|(?:listing|search|services)-api|ui\/src\/(?:definition-list|message-state|pagination)/;

/**
 * What only some pages need: those of a service, of an account, of bookings, and the chat. The avatar's
 * styles are none of it: a route and a part loaded later ask for them at once.
 */
const forSomePages = [
  booking,
  forms,
  furtherPages,
  /features\/account\/(?!session\/(?:auth-slice|start-session))/,
  /features\/bookings|shared\/(?:be-told|kept-links|make-continu|push-|service-worker|take-over|use-continue)|add-bookings/,
  /features\/offline\/(?!offline-later)|shared\/(?:browser|offline)\/|saved-copies/,
  /features\/recovery\/(?!recovery-later|load-files)|messages\/(?:\w+\/)?recovery/,
  /features\/outbox\/(?!outbox-later)|shared\/outbox\/(?!outbox-mark)|store\/(?:send-outbox|take-back)/,
  /features\/catalogue\/(?:next-page\/(?!next-page-later)|listing\/(?!addresses)|service\/|insights\/insight-(?!item))|clean-html/,
  /features\/layout\/(?:confirm-link|not-found)/,
  /messages\/(?:\w+\/)?(?:account|continue|nothing-found|bookings|information|insight|listing|offline|outbox|pages|push|service)/,
  /contract\/src\/(?:(?:generated\/)?(?:auth\/endpoints|staff\/|bookings\/|chat\/|continuations\/|push\/|uploads\/|users\/)|rules\/(?:booking-status|documents|html))/,
  /(?:auth|account|bookings|chats|continuations|push|search)-api|any-account/,
  /ui\/src\/(?:alert|browser\/|avatar\/.*\.tsx|booking-card|checkbox|error-summary|file-drop|highlight|internal\/is-composing|menu|message-state\/(?:boat|drawings|empty|message|road)|modal|photo|press|progress|radio-cards|search-suggest|status-badge|timeline)/,
  /lucide-react\/.*\/icons\/(?:circle-dot|clock|eye|upload)/,
];

/** Files that home, a list and a service begin with: most first visits lead to one of them. */
const beginnings = ['libraries', 'shared', 'home', 'listing', 'service-page', 'book-this-service'];

/** A class of a module, told from others of its name by the file: without the line, which each page would carry. */
const scopedName = (name: string, file: string) => {
  const place = path.relative(import.meta.dirname, file);
  return `_${name}_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
};

const isForAllPages = (id: string) =>
  /\/(?:packages|storefront\/app|lucide-react)\//.test(id) &&
  !forSomePages.some((some) => some.test(id));

export default defineConfig(({ command }) => ({
  plugins: [
    oneLanguage(languageOfBuild()),
    leanRouter(),
    fetchBeforeImport(),
    reactRouter(),
    compileWhileLoading(beginnings),
    listFormFiles(import.meta.dirname),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    // The build holds its libraries, as made for production, however it is started.
    noExternal: command === 'build' ? true : [/^@pothik\//, 'lucide-react'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file compresses better than twenty, and changes only when a library does.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(?!.*(?:xss|cssfilter|downshift|compute-scroll-into-view|prop-types|react-is|lucide|firebase|idb|uqr|tslib|socket\.io|engine\.io|tus-js-client|js-base64|url-parse|querystringify|requires-port|\/debug\/|\/ms\/))/,
                },
                // What nearly every page has: a file of its own has headers that weigh more.
                { name: 'shared', test: isForAllPages, minShareCount: 2 },
                { name: 'further', test: furtherPages, minShareCount: 2 },
                { name: 'booking', test: booking, minShareCount: 2 },
                { name: 'forms', test: forms, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      build: { rolldownOptions: { input: './server/app.ts' } },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // Vite names no files where a module needs only its own.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => (files.length === 0 ? [file] : files),
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/socket.io'].map((path) => [path, { target: api, ws: true }]),
    ),
  },
}));
