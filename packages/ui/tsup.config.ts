import { defineConfig } from 'tsup';

export default defineConfig([
  {
    entry: ['src/index.ts'],
    format: ['esm'],
    dts: true,
    clean: true,
    external: ['react', 'react-dom'],
    // Everything that the entry exports works in a browser; servers render it too.
    banner: { js: "'use client';" },
  },
  {
    entry: { styles: 'src/styles.css', fonts: 'src/fonts.css' },
    loader: { '.woff2': 'file' },
  },
]);
