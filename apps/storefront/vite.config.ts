import { precompress } from '@pothik/tooling/precompress';
import { reactRouter } from '@react-router/dev/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@pothik/source';
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [reactRouter(), precompress()],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions] },
    noExternal: [/^@pothik\//, 'lucide-react'],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file compresses better than twenty, and changes only when a library does.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules\/(?!.*xss|.*lucide)/ },
                // An icon is smaller than the headers of an answer.
                { name: 'icons', test: /node_modules\/.*lucide/ },
                // So are the words and parts that nearly every page has.
                { name: 'shared', test: /\/(?:packages|storefront\/app)\//, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/socket.io'].map((path) => [path, { target: api, ws: true }]),
    ),
  },
});
