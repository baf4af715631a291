// @ts-check
// The house's own rules, for which no type has to be known. The general ones are in .oxlintrc.json.
import { defineConfig } from 'eslint/config';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import boundaries from 'eslint-plugin-boundaries';
import importX from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';
import { workspaces, importPolicies } from './tooling/lint/packages.ts';

const conditionNames = ['@pothik/source', 'types', 'import', 'node', 'default'];

const apiPath = {
  selector: 'Literal[value=/^\\u002fapi\\u002f(?!docs|openapi)/]',
  message: 'Paths of the API are declared in packages/contract: call them through the SDK.',
};

/** One encoding of letters for everything that is stored or compared. */
const normalizing = {
  selector:
    'CallExpression[callee.property.name="normalize"]:matches([arguments.length=0], [arguments.0.value=/^NF/])',
  message:
    'Use composeLetters or foldLetters of packages/contract; `text` there normalises what is sent.',
};

const composing = {
  selector: 'MemberExpression[property.name="isComposing"]',
  message: 'Use isComposing of packages/ui: Safari says it by the code of the key alone.',
};

const writingServices = {
  selector:
    "CallExpression[callee.property.name=/^(?:insert|update|delete)$/][arguments.0.name='services'], CallExpression[callee.name='writeServices']",
  message:
    'Services are written by `serviceWriter` alone, which keeps their cost caps, search, translations, versions and log.',
};

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/storybook-static/',
      '**/test-results/',
      '**/.data/',
      '**/.turbo/',
      'tooling/release/consumers/',
    ],
  },
  {
    // Comments there speak to oxlint.
    linterOptions: { reportUnusedDisableDirectives: 'off' },
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX, boundaries },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ conditionNames })],
      'boundaries/root-path': import.meta.dirname,
      'boundaries/elements': workspaces,
      'boundaries/include': [
        '{apps,packages,examples,tooling,bench,e2e,reliability}/**/*.{ts,tsx}',
      ],
      'import/resolver': { typescript: { conditionNames } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: importPolicies }],
      'import-x/no-relative-packages': 'error',
      'no-restricted-syntax': ['error', apiPath, normalizing, composing],
    },
  },
  {
    files: ['apps/server/src/**/*.ts'],
    ignores: ['apps/server/src/modules/catalogue-staff/{save,write}-services.ts'],
    rules: {
      'no-restricted-syntax': ['error', apiPath, normalizing, composing, writingServices],
    },
  },
  {
    // Each needs another form than texts that are compared: letters, passwords, words of the search, components.
    files: [
      'packages/contract/src/rules/{letters,digits}.ts',
      'packages/ui/**/*.{ts,tsx}',
      'apps/server/src/modules/auth/password*.ts',
      'apps/server/src/modules/search/words.ts',
      'tooling/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', apiPath, composing] },
  },
  {
    files: ['packages/ui/src/internal/is-composing.ts'],
    rules: { 'no-restricted-syntax': ['error', apiPath] },
  },
  {
    // Tests speak of wire paths as a foreign client would.
    files: [
      '**/*.test.{ts,tsx}',
      '**/test/**/*.ts',
      'e2e/**/*.ts',
      'bench/**/*.ts',
      'reliability/**/*.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
