import { precompress } from '@pothik/tooling/precompress';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';

const base = '/admin/';
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** The page asks for the console at once, beside its words, which have to run before it. */
const askForConsole: Plugin = {
  name: 'pothik:ask-for-console',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'chunk' && file.name === 'console')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: base + fileName },
        })),
  },
};

export default defineConfig({
  base,
  plugins: [react(), precompress(), askForConsole],
  resolve: { conditions: ['@pothik/source', ...defaultClientConditions] },
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    // In kB. The largest is what every page needs.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // One file has all that every page needs, but for what chooses its words and must run before it.
          groups: [
            { name: 'language', test: /\/src\/messages\/words\.ts$/, priority: 1 },
            { name: 'console', test: /\/src\/start\.tsx$/ },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/media': api, '/socket.io': { target: api, ws: true } } },
});
