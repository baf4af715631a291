import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const run = promisify(execFile);
const library = path.resolve(import.meta.dirname, '..');

/** What another team's project has beside the library: its peers, what it depends on, and a guide's charts. */
const neighbours = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  ...Object.keys(manifest.dependencies),
  'recharts',
];

const readGuide = (name: string) =>
  readFileSync(path.resolve(library, '../../docs/guides', name), 'utf8');

/** The examples of a guide. */
const examplesOf = (name: string) =>
  [...readGuide(name).matchAll(/```tsx?\n(.*?)```/gs)].map(([, example = '']) => example);

const [guide = ''] = examplesOf('theme.md');
const languages = examplesOf('component-languages.md');
const [chart = ''] = examplesOf('charts.md');

const server = `
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Button, Combobox, CommandPalette, DatePicker, DateRangePicker, LabelsProvider, Modal, MultiCombobox, Page,
  Popover, TagInput, TextField, TimeField, ToastProvider, Tooltip, VirtualTable,
} from '@pothik/ui';
import { banglaLabels } from '@pothik/ui/labels/bn';
import { createTheme } from '@pothik/ui/theme';
import { tokens } from '@pothik/ui/tokens';

process.stdout.write(renderToString(
  h(ToastProvider, null,
    h(TextField, { label: 'Full Name' }),
    h(Modal, { title: 'Details', open: false, onClose() {} }),
    h(Combobox, { label: 'Destination', options: [], defaultValue: { value: 'JED', label: 'Jeddah' } }),
    h(MultiCombobox, { label: 'Languages', options: [], defaultValue: [{ value: 'bn', label: 'Bangla' }] }),
    h(DatePicker, { label: 'Birth', locale: 'bn-BD', defaultValue: '1990-11-23' }),
    h(DateRangePicker, { label: 'Stay' }),
    h(TimeField, { label: 'Departure', defaultValue: '09:30' }),
    h(TagInput, { label: 'Keywords', defaultValue: ['visa'] }),
    h(LabelsProvider, { labels: banglaLabels }, h(DatePicker, { label: 'জন্মতারিখ' })),
    h(CommandPalette, { open: false, onClose() {}, commands: [] }),
    h(Page, { title: 'Bookings' },
      h(Popover, { trigger: 'Filter', label: 'Filter the bookings' }),
      h(Tooltip, { text: 'For later' }, h(Button, null, 'Archive')),
      h(VirtualTable, { caption: 'Services', columns: [], rows: [], rowKey: String })),
    h(Button, null, tokens['space-4']),
    h('style', null, createTheme({ primary: '#7a1fa2' }).css)),
));
`;

const client = `
import '@pothik/ui/fonts.css';
import '@pothik/ui/styles.css';
import { Button } from '@pothik/ui';
import { createRoot } from 'react-dom/client';

createRoot(document.body).render(<Button onClick={() => undefined}>Book</Button>);
`;

const typeScript = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['*.tsx', '*.ts'],
};

describe('a project outside the workspace, with what would be published', () => {
  let project: string;

  beforeAll(async () => {
    if (!existsSync(path.join(library, 'dist/index.js'))) {
      throw new Error('The library is not built: run `turbo run build` first.');
    }
    project = await mkdtemp(path.join(tmpdir(), 'pothik-consumer-'));
    const modules = path.join(project, 'node_modules');
    const packed = path.join(modules, '@pothik/ui');
    await mkdir(packed, { recursive: true });
    await run('npm', ['pack', '--pack-destination', project, '--ignore-scripts'], { cwd: library });
    const [archive = ''] = readdirSync(project).filter((name) => name.endsWith('.tgz'));
    await run('tar', ['-xzf', path.join(project, archive), '-C', packed, '--strip-components=1']);
    for (const name of neighbours) {
      await mkdir(path.dirname(path.join(modules, name)), { recursive: true });
      const installed = realpathSync(path.join(library, 'node_modules', name));
      await symlink(installed, path.join(modules, name));
    }
    await writeFile(path.join(project, 'package.json'), '{ "type": "module" }');
    await writeFile(path.join(project, 'server.js'), server);
    await writeFile(path.join(project, 'client.tsx'), client);
    await writeFile(path.join(project, 'guide.ts'), guide);
    await writeFile(path.join(project, 'chart.tsx'), chart);
    for (const [index, example] of languages.entries()) {
      await writeFile(path.join(project, `language-${String(index)}.tsx`), example);
    }
    await writeFile(path.join(project, 'css.d.ts'), "declare module '*.css';\n");
    await writeFile(path.join(project, 'tsconfig.json'), JSON.stringify(typeScript));
  });
  afterAll(() => rm(project, { recursive: true, force: true }));

  it('renders it on a server', async () => {
    const { stdout } = await run(process.execPath, ['server.js'], { cwd: project });
    expect(stdout).toContain('<label class="pothik-field__label"');
    expect(stdout).toContain('<dialog class="pothik-modal"');
    expect(stdout).toContain('1rem</span></button>');
    expect(stdout).toContain('value="Jeddah"');
    expect(stdout).toContain('Remove Bangla');
    expect(stdout).toContain('value="২৩/১১/১৯৯০"');
    expect(stdout).toContain('aria-label="ক্যালেন্ডার খুলুন: জন্মতারিখ"');
    expect(stdout).toContain('<dialog class="pothik-palette"');
    expect(stdout).toContain('<h1 class="pothik-page__title">Bookings</h1>');
    expect(stdout).toContain('--pothik-color-primary: #7a1fa2;');
  });

  it('gets types that hold under strict, and guides that compile', async () => {
    expect(guide).toContain('createTheme');
    expect(chart).toContain('<LineChart');
    expect(languages.join('')).toContain('banglaLabels');
    expect(languages.join('')).toContain('satisfies ComponentLabels');
    const compiler = path.join(library, 'node_modules/.bin/tsc');
    await expect(run(compiler, ['-p', '.'], { cwd: project })).resolves.toBeDefined();
  });

  it('builds with Vite, with what it uses and nothing else', async () => {
    await build({
      root: project,
      configFile: false,
      logLevel: 'error',
      build: { rolldownOptions: { input: path.join(project, 'client.tsx') } },
    });
    const assets = path.join(project, 'dist/assets');
    const [script = ''] = readdirSync(assets).filter((name) => name.endsWith('.js'));
    const text = readFileSync(path.join(assets, script), 'utf8');
    expect(text).toContain('pothik-button');
    expect(text).not.toContain('pothik-carousel');
    expect(text).not.toContain('pothik-modal');
    // Nobody asked for another language.
    expect(text).not.toMatch(/[\u0980-\u09ff]/);
    // The libraries of comboboxes and calendars are loaded with these alone.
    expect(text).not.toContain('downshift');
    expect(text).not.toContain('gregory');
    expect(readdirSync(assets).some((name) => name.endsWith('.css'))).toBe(true);
    expect(readdirSync(assets).some((name) => name.endsWith('.woff2'))).toBe(true);
  });

  it('is told what the chart of the guide weighs beyond React, sent with gzip', async () => {
    const { outputFiles } = await bundle({
      entryPoints: [path.join(project, 'chart.tsx')],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react-dom', 'react/jsx-runtime'],
      define: { 'process.env.NODE_ENV': '"production"' },
    });
    const sent = outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents).length, 0);
    const [, told] = /(\d+) kB with gzip/.exec(readGuide('charts.md')) ?? [];
    expect(sent / 1_000 / Number(told)).toBeCloseTo(1, 1);
  });

  it('gets the sources that its editor opens, and no story and no test', () => {
    const packed = path.join(project, 'node_modules/@pothik/ui');
    const top = ['LICENSE', 'README.md', 'dist', 'fonts', 'package.json', 'src'];
    expect(readdirSync(packed).sort()).toEqual(top);
    const names = readdirSync(packed, { recursive: true, encoding: 'utf8' });
    expect(names).toContain(path.join('src', 'button', 'button.tsx'));
    expect(names.filter((name) => /stories|\.test\.|readme-example/.test(name))).toEqual([]);
  });
});
