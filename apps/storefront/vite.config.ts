import { precompress } from '@pothik/tooling/precompress';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@pothik/source';
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** Ours, but for what only those load who have an account, or who book. */
const isForAllPages = (id: string) =>
  /\/(?:packages|storefront\/app)\//.test(id) &&
  !/features\/account\/(?!auth-slice|start-session)|features\/bookings|kept-drafts|add-bookings|messages\/(?:account|bookings|pages)|layout\/(?:confirm-link|not-found)|contract\/src\/(?:admin|bookings|chat|uploads|users)\/|(?:auth|account|bookings)-api|ui\/src\/(?:menu|avatar|checkbox|definition-list|modal|radio-cards|file-drop|error-summary|progress|booking-card|status-badge|field\/(?:password|phone|text-area))|use-form/.test(
    id,
  );

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), precompress()],
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
                  test: /node_modules\/(?!.*(?:xss|lucide|firebase|idb|tslib|socket\.io|engine\.io|\/debug\/|\/ms\/))/,
                },
                // An icon is smaller than the headers of an answer.
                {
                  name: 'icons',
                  test: /node_modules\/.*lucide(?!.*icons\/(?:arrow-down|check-check|image-plus|rotate-ccw|send-horizontal|upload|clock|circle-dot|check|eye|eye-off|bell|log-out)\.)/,
                },
                // So are the words and parts that nearly every page has.
                { name: 'shared', test: isForAllPages, minShareCount: 3 },
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
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/socket.io'].map((path) => [path, { target: api, ws: true }]),
    ),
  },
}));
