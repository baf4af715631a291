import { precompress } from '@pothik/tooling/precompress';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin/',
  plugins: [react(), precompress()],
  resolve: { conditions: ['@pothik/source', ...defaultClientConditions] },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy: { '/api': api, '/media': api, '/socket.io': { target: api, ws: true } } },
});
