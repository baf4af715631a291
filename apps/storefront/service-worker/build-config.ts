import path from 'node:path';
import { defaultClientConditions, type InlineConfig } from 'vite';

/** The service worker as one file: its address stays, so that browsers find the next one there. */
export const serviceWorkerConfig = (outDir: string): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  publicDir: false,
  // The packages need not be built.
  resolve: { conditions: ['@pothik/source', ...defaultClientConditions] },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'service-worker.ts'),
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
