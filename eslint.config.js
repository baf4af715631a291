// @ts-check
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { rooms, roomPolicies } from './tooling/lint/rooms.ts';

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/storybook-static/',
      '**/test-results/',
      '**/playwright-report/',
      '**/.data/',
      '**/.turbo/',
      'tooling/lint/fixtures/',
      'tooling/release/consumers/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX, boundaries },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          conditionNames: ['@pothik/source', 'types', 'import', 'node', 'default'],
        }),
      ],
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': rooms,
      'boundaries/include': ['{apps,packages,tooling,bench,e2e}/**/*.{ts,tsx}'],
      'import/resolver': {
        typescript: { conditionNames: ['@pothik/source', 'types', 'import', 'node', 'default'] },
      },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: roomPolicies }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': ['error', { considerQueryString: true }],
      'import-x/no-relative-packages': 'error',
      'import-x/no-default-export': 'error',
      // A path of the API is written in contract, nowhere else.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value=/^\\u002fapi\\u002f(?!docs|openapi)/]',
          message: 'Paths of the API are declared in packages/contract: call them through the SDK.',
        },
      ],
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '/(utils|helpers|misc)(/|\\.|$)' }] },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.tsx', 'apps/storefront/**/*.ts', 'apps/admin/**/*.ts', 'packages/ui/**/*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  { files: ['**/*.tsx'], extends: [jsxA11y.flatConfigs.strict] },
  {
    // Frameworks that take a file's default export.
    files: [
      '**/*.config.ts',
      '**/.storybook/*.{ts,tsx}',
      '**/*.stories.tsx',
      'apps/storefront/app/root.tsx',
      'apps/storefront/app/routes.ts',
      'apps/storefront/app/entry.*.tsx',
      'apps/storefront/app/routes/**/*.tsx',
      'bench/floor/app/*.{ts,tsx}',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    // What speaks to a terminal.
    files: ['tooling/**/*.ts', 'bench/**/*.ts', 'apps/server/src/commands/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Tests speak of wire paths as a foreign client would.
    files: ['**/*.test.{ts,tsx}', '**/test/**/*.ts', 'e2e/**/*.ts', 'bench/**/*.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
