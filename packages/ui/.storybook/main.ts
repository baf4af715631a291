import { readFile } from 'node:fs/promises';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { readableTitle } from './readable-title.ts';
import { statusIn } from './status-marks.ts';

export default {
  stories: [
    '../docs/*.mdx',
    '../docs/*.stories.tsx',
    '../src/**/*.stories.tsx',
    '../patterns/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  // The sidebar filters by tags: the status of a component is one, and is written in its guide alone.
  experimental_indexers: (indexers = []) =>
    indexers.map((indexer) => ({
      ...indexer,
      async createIndex(file, options) {
        const entries = await indexer.createIndex(file, options);
        const status = statusIn(await readFile(file, 'utf8'));
        return entries.map((entry) => ({
          ...entry,
          title: readableTitle(entry.title ?? options.makeTitle()),
          tags: [...(entry.tags ?? []), ...(status === undefined ? [] : [status])],
        }));
      },
    })),
  viteFinal: (config) => ({
    ...config,
    // The contract, by whose schemas a story checks its form, is read as it stands.
    resolve: { ...config.resolve, conditions: ['@pothik/source', ...defaultClientConditions] },
  }),
} satisfies StorybookConfig;
