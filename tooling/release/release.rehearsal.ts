/**
 * The whole release against a registry on loopback: versions, changelogs, publishing, and what those
 * who install the packages do with them. Nothing of it touches this repository or the world.
 */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserArguments, browserPath } from '../browser/launch.ts';
import { copyPackages, readManifest } from './copy-of-packages.ts';
import { freePort } from '../ports/free-ports.ts';
import { demonstrationEnvironment } from '../run/demonstration.ts';
import { stepsOf, writeFiles } from './guide.ts';
import { views, walkPanel } from './panel-walk.ts';
import { startRegistry, type Registry } from './registry.ts';
import { run } from './run.ts';
import { startProgram } from './started-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Pictures of what those who install the packages see. */
const screens = path.join(import.meta.dirname, '../test-results/panel');
const changesets = path.join(root, 'node_modules/@changesets/cli/bin.js');

let directory: string;
let registry: Registry;
let packages: string[];
let environment: NodeJS.ProcessEnv;

const within = (name: string) => path.join(directory, name);

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-release-'));
  registry = await startRegistry(within('registry'));
  const { host } = new URL(registry.origin);
  await writeFile(
    within('npmrc'),
    `@pothik:registry=${registry.origin}\n//${host}/:_authToken=${registry.token}\n`,
  );
  environment = {
    ...Object.fromEntries(
      // What the package manager that runs this test says is not for those that it tests.
      Object.entries(process.env).filter(([name]) => !/^(npm|pnpm)_/i.test(name)),
    ),
    NPM_CONFIG_USERCONFIG: within('npmrc'),
    npm_config_userconfig: within('npmrc'),
    // Who installs trusts whom their machine trusts; the runtime that this runs on may not.
    NODE_USE_SYSTEM_CA: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    GIT_AUTHOR_NAME: 'Release',
    GIT_AUTHOR_EMAIL: 'release@example.com',
    GIT_COMMITTER_NAME: 'Release',
    GIT_COMMITTER_EMAIL: 'release@example.com',
    CI: '1',
  };
  packages = await copyPackages(within('workspace'));
  const at = { folder: within('workspace'), environment };
  await run(['git', 'init', '--quiet', '--initial-branch=main'], at);
  await writeFile(within('workspace/.gitignore'), 'node_modules\ndist\n');
  await run(['git', 'add', '.'], at);
  await run(['git', 'commit', '--quiet', '--message', 'Before the release'], at);
});
afterAll(async () => {
  await registry.stop();
  await rm(directory, { recursive: true, force: true });
});

const launchBrowser = () =>
  chromium.launch({
    executablePath: browserPath(),
    args: browserArguments.filter((argument) => argument !== '--headless'),
  });

const changeset = (command: string) =>
  run([process.execPath, changesets, command], { folder: within('workspace'), environment });

/** Each published package with the version that the registry has. */
async function published(): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for (const folder of packages) {
    const { name } = await readManifest(folder);
    const response = await fetch(`${registry.origin}/${name}`);
    const body = (await response.json()) as { 'dist-tags'?: { latest: string } };
    found[name] = body['dist-tags']?.latest;
  }
  return found;
}

describe('a release', () => {
  it('raises the versions and writes what users will notice', async () => {
    const before = new Map<string, string>();
    const raised = [];
    for (const folder of packages) {
      const { name, version } = await readManifest(folder);
      before.set(folder, version);
      raised.push(`'${name}': patch`);
    }
    const change = 'A change that the rehearsal makes.';
    await writeFile(
      within('workspace/.changeset/rehearsal.md'),
      ['---', ...raised, '---', '', change, ''].join('\n'),
    );
    await changeset('version');
    for (const folder of packages) {
      const { version, name } = await readManifest(folder);
      expect(version, name).not.toBe(before.get(folder));
      expect(await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
      expect(await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(change);
    }
    const waiting = await readdir(within('workspace/.changeset'));
    expect(waiting.filter((name) => name.endsWith('.md'))).toEqual(['README.md']);
  });

  it('publishes every package, once', async () => {
    await changeset('publish');
    const versions = await published();
    for (const folder of packages) {
      const { name, version } = await readManifest(folder);
      expect(versions[name]).toBe(version);
    }
    const second = await changeset('publish');
    expect(second).toMatch(/No unpublished|not being published/i);
  });

  it('publishes nothing but what is built, and names no version of the workspace', async () => {
    for (const folder of packages) {
      const { name, version } = await readManifest(folder);
      const response = await fetch(`${registry.origin}/${name}/${version}`);
      const manifest = (await response.json()) as { dependencies?: Record<string, string> };
      for (const range of Object.values(manifest.dependencies ?? {})) {
        expect(range).toMatch(/^[\^~]?\d/);
      }
    }
  });
});

describe('who installs the packages', () => {
  it('calls them from Node.js, as modules and as CommonJS, under the strictest types', async () => {
    const folder = within('node');
    await cp(path.join(import.meta.dirname, 'consumers/node'), folder, { recursive: true });
    await run(['npm', 'install'], { folder, environment });
    await run(['npm', 'run', 'check'], { folder, environment });
  });

  it.each(['next', 'react-router', 'vite'])(
    'renders pages of %s on a server, and wakes them in a browser',
    async (consumer) => {
      const settings = {
        NEXT_TELEMETRY_DISABLED: '1',
        HOST: '127.0.0.1',
        PORT: String(await freePort()),
      };
      const folder = within(consumer);
      const at = { folder, environment: { ...environment, ...settings } };
      const consumers = path.join(import.meta.dirname, 'consumers');
      await cp(path.join(consumers, consumer), folder, { recursive: true });
      await cp(path.join(consumers, 'desk.tsx'), path.join(folder, 'app/desk.tsx'));
      await run(['npm', 'install'], at);
      await run(['npm', 'run', 'build'], at);
      const app = await startProgram(['npm', 'run', 'start'], folder, at.environment);
      const browser = await launchBrowser();
      try {
        const html = await (await fetch(app.origin)).text();
        expect(html).toContain('<h1 class="pothik-page__title">Bookings</h1>');
        expect(html).toContain('pothik-status--success');
        const page = await browser.newPage();
        const problems: string[] = [];
        page.on('pageerror', ({ message }) => problems.push(message));
        page.on(
          'console',
          (message) => message.type() === 'error' && problems.push(message.text()),
        );
        await page.goto(app.origin);
        const name = page.getByRole('dialog', { name: 'New booking' }).getByLabel('Full name');
        await expect
          .poll(async () => {
            await page.getByRole('button', { name: 'New booking' }).click({ timeout: 1_000 });
            return name.isVisible();
          })
          .toBe(true);
        expect(problems).toEqual([]);
      } finally {
        await browser.close();
        await app.stop();
      }
    },
  );

  it('has an admin panel by the guide, in a browser', async () => {
    const folder = within('panel');
    const guide = await readFile(path.join(root, 'docs/guides/admin-panel.md'), 'utf8');
    const steps = stepsOf(guide);
    await writeFiles(steps, folder);
    for (const step of steps) {
      if ('commands' in step) {
        await run(['bash', '-ec', step.commands], { folder, environment });
      }
    }
    const api = await startProgram(
      [process.execPath, '--conditions=@pothik/source', path.join(root, 'apps/server/src/main.ts')],
      folder,
      {
        ...environment,
        ...demonstrationEnvironment,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: within('panel-data'),
        SEED: 'demo',
      },
    );
    const browser = await launchBrowser();
    /** The panel as it is built now, seen in all its views. */
    const walk = async (pictures: string) => {
      const panel = await startProgram(
        ['npx', 'vite', 'preview', '--host', '127.0.0.1', '--port', '0'],
        folder,
        { ...environment, API_ORIGIN: api.origin },
      );
      const seen = [];
      for (const view of views) {
        seen.push(await walkPanel(browser, panel.origin, view, path.join(screens, pictures)));
      }
      await panel.stop();
      return seen;
    };
    const none = { 'sign-in': [], 'nothing-yet': [], bookings: [], 'new-booking': [], moved: [] };
    try {
      const first = await walk('as-written');
      expect(first.map(({ faults }) => faults)).toEqual(views.map(() => none));

      const main = path.join(folder, 'src/main.tsx');
      const lines = (await readFile(main, 'utf8')).split('\n');
      const line = lines.findIndex((text) => text.includes('createTheme({'));
      lines[line] = "const theme = createTheme({ primary: '#c62828' });";
      await writeFile(main, lines.join('\n'));
      await run(['npm', 'run', 'build'], { folder, environment });
      const second = await walk('another-colour');
      expect(second.map(({ faults }) => faults)).toEqual(views.map(() => none));
      for (const [index, { colours }] of second.entries()) {
        for (const [what, colour] of Object.entries(colours)) {
          expect(colour, what).not.toBe(first[index]?.colours[what]);
        }
      }
    } finally {
      await browser.close();
      await api.stop();
    }
  });
});
