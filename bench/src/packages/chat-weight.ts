import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import type { Figure } from '../figure.ts';

const chat = path.resolve(import.meta.dirname, '../../../apps/storefront/app/features/chat');

/**
 * What the widget may add to a page, compressed, in kilobytes: with the forms that prove who writes, with Back that closes
 * it, and with storage that may stay silent.
 */
const budgets = { button: 3, opened: 43.7 };

/** What each page has already: React, the store, and what shows toasts and words. */
const onEachPage = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '*/create-messages.ts',
  '*/shared/toasts.ts',
  '*/store/hooks.ts',
  '*/optional-part.tsx',
  // The store makes its calls with it.
  '@pothik/api-client',
  // Browsers get one language; the formats come with every page.
  '*/bn/chat.ts',
  '*/bn/chat-button.ts',
  '*/bn/continue.ts',
  '*/bn/visit.ts',
  '*/messages/formats.ts',
  '*/messages/failures.ts',
];

/**
 * Leaves out the stylesheets of components of which no script is left: the storefront's build does, while esbuild keeps
 * them all.
 *
 * @param used the scripts that are left.
 */
const stylesOf = (used: readonly string[]): Plugin => {
  const folders = new Set(used.map((file) => path.dirname(path.resolve(file))));
  return {
    name: 'styles-of-what-is-used',
    setup(building) {
      building.onLoad({ filter: /packages[/\\]ui[/\\]src[/\\].*\.css$/ }, ({ path: file }) =>
        folders.has(path.dirname(file)) ? undefined : { contents: '', loader: 'css' },
      );
    },
  };
};

/** A file of the widget with all that it brings along, scripts and styles, compressed, in bytes. */
async function weightOf(file: string, further: readonly string[]): Promise<number> {
  const options = {
    entryPoints: [path.join(chat, file)],
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@pothik/source', 'browser'],
    external: [...onEachPage, ...further],
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    logLevel: 'error',
  } satisfies BuildOptions;
  const { metafile } = await build(options);
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 && !input.endsWith('.css') ? [input] : [],
    ),
  );
  const { outputFiles } = await build({ ...options, plugins: [stylesOf(used)] });
  return outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
}

/** What the live chat adds to a page before somebody opens it, and then, with its socket client. */
export async function chatWeight(): Promise<Figure[]> {
  const figure = (name: string, bytes: number, budget: number): Figure => ({
    name,
    ours: `${(bytes / 1_000).toFixed(2)} kB brotli`,
    floor: '',
    ratio: '',
    goal: `at most ${String(budget)} kB`,
    holds: bytes <= budget * 1_000,
  });
  const button = await weightOf('chat-button.tsx', ['./chat.tsx']);
  const opened = await weightOf('chat.tsx', [
    '*/continue-dialog.tsx',
    '*/push-offer.tsx',
    // Loaded if staff ask a visitor to prove who they are.
    '*/ways-to-prove.tsx',
  ]);
  return [
    figure('live chat, before it is opened', button, budgets.button),
    figure('live chat, opened', button + opened, budgets.opened),
  ];
}
