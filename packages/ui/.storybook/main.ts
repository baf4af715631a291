import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';

export default {
  stories: ['../src/**/*.stories.tsx', '../patterns/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    // The contract, by whose schemas a story checks its form, is read as it stands.
    resolve: { ...config.resolve, conditions: ['@pothik/source', ...defaultClientConditions] },
  }),
} satisfies StorybookConfig;
