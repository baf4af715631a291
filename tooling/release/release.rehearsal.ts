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
import { browserPath } from '../browser/find-browser.ts';
import { browserArguments } from '../browser/launch.ts';
import { readJobs, type Job } from '../lint/house/workflows.ts';
import { freePort } from '../ports/free-ports.ts';
import { demonstrationEnvironment } from '../run/demonstration.ts';
import { copyPackages, readManifest } from './copy-of-packages.ts';
import { stepsOf, writeFiles } from './guide.ts';
import { views, walkPanel } from './panel-walk.ts';
import { startRegistry, type Registry } from './registry.ts';
import { run } from './run.ts';
import { startStandIns, type StandIns } from './stand-ins.ts';
import { startProgram } from './started-program.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Pictures of what those who install the packages see. */
const screens = path.join(import.meta.dirname, '../test-results/panel');

let directory: string;
let registry: Registry;
let standIns: StandIns;
let packages: string[];
let environment: NodeJS.ProcessEnv;

const within = (name: string) => path.join(directory, name);

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'pothik-release-'));
  registry = await startRegistry(within('registry'));
  standIns = await startStandIns(registry);
  // No token: the registry trusts the workflow.
  await writeFile(within('npmrc'), `@pothik:registry=${standIns.registry}\n`);
  environment = {
    ...Object.fromEntries(
      // What the package manager and the workflow that run this test say is not for those that it tests.
      Object.entries(process.env).filter(
        ([name]) => !/^(npm|pnpm|github|actions)_/i.test(name) || /^pnpm_home$/i.test(name),
      ),
    ),
    NPM_CONFIG_USERCONFIG: within('npmrc'),
    npm_config_userconfig: within('npmrc'),
    // Who installs trusts whom their machine trusts; the runtime that this runs on may not.
    NODE_USE_SYSTEM_CA: '1',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    PATH: `${path.join(root, 'node_modules/.bin')}:${process.env.PATH}`,
    GIT_AUTHOR_NAME: 'Release',
    GIT_AUTHOR_EMAIL: 'release@example.com',
    GIT_COMMITTER_NAME: 'Release',
    GIT_COMMITTER_EMAIL: 'release@example.com',
    CI: '1',
  };
  packages = await copyPackages(within('workspace'));
  await writeFile(within('workspace/.gitignore'), 'node_modules\ndist\n');
  await git('init', '--quiet', '--bare', within('origin.git'));
  await git('init', '--quiet', '--initial-branch=main');
  await git('remote', 'add', 'origin', within('origin.git'));
  await git('add', '.');
  await git('commit', '--quiet', '--message', 'Before the release');
});
afterAll(async () => {
  await standIns.stop();
  await registry.stop();
  await rm(directory, { recursive: true, force: true });
});

const git = (...command: string[]) =>
  run(['git', ...command], { folder: within('workspace'), environment });

const workflow = readJobs(await readFile(path.join(root, '.github/workflows/release.yml'), 'utf8'));

function jobOf(name: string): Job {
  const job = workflow[name];
  if (!job) throw new Error(`The workflow has no job ${name}`);
  return job;
}

/** The steps of a job that use an action, by what they are given. */
const inputsOf = (name: string, action: string) =>
  jobOf(name)
    .steps.filter(({ uses }) => uses?.startsWith(`${action}@`))
    .map((step) => (step.with ?? {}) as Record<string, string | undefined>);

/** The commands of a job that are of the release; an installation and tests are those of other checks. */
async function commandsOf(name: string): Promise<string[]> {
  const manifest = await readFile(within('workspace/package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  const commands = jobOf(name).steps.flatMap(({ run: command = '' }) => {
    const [, script = '', rest = ''] = /^npx -y pnpm@[\d.]+ (release:\w+)(.*)$/.exec(command) ?? [];
    if (script) return [`${scripts[script]}${rest}`];
    return command.startsWith('node tooling/release/') ? [command] : [];
  });
  if (commands.length === 0) throw new Error(`The job ${name} does nothing`);
  return commands;
}

/** Runs a job of `.github/workflows/release.yml`, in the copy or where it says. @returns what it printed. */
async function runJob(
  name: string,
  more: Record<string, string> = {},
  folder = within('workspace'),
): Promise<string> {
  let output = '';
  for (const command of await commandsOf(name)) {
    output += await run(['bash', '-ec', command], {
      folder,
      environment: { ...environment, ...standIns.environment, ...more },
    });
  }
  return output;
}

/** Runs the job that publishes what another one has packed, with nothing but what it checks out and downloads. */
async function publish(
  name: 'publish' | 'publish-snapshot',
  packages: string,
  more: Record<string, string> = {},
): Promise<string> {
  const packedBy = name.replace('publish', 'pack');
  const runner = await mkdtemp(within('runner-'));
  for (const { 'sparse-checkout': files = '' } of inputsOf(name, 'actions/checkout')) {
    for (const file of files.split('\n').filter(Boolean)) {
      await cp(within(`workspace/${file}`), path.join(runner, file));
    }
  }
  const artifacts = inputsOf(packedBy, 'actions/upload-artifact');
  for (const download of inputsOf(name, 'actions/download-artifact')) {
    const artifact = artifacts.find((upload) => upload.name === download.name);
    await cp(within(`workspace/${artifact?.path}`), path.join(runner, download.path ?? ''), {
      recursive: true,
    });
  }
  const own = { PACKAGES: packages, PATH: `${registry.programs}:${environment.PATH}` };
  return runJob(name, { ...own, ...more }, runner);
}

/** Runs the job that packs. @returns its output `packages`. */
async function pack(
  name: 'pack' | 'pack-snapshot',
  more: Record<string, string> = {},
): Promise<string> {
  const outputs = within(`outputs-of-${name}`);
  await runJob(name, { ...more, GITHUB_OUTPUT: outputs });
  return (await readFile(outputs, 'utf8')).replace(/^packages=/, '').trim();
}

const launchBrowser = async () =>
  chromium.launch({
    executablePath: await browserPath(),
    args: browserArguments.filter((argument) => argument !== '--headless'),
  });

/** What the registry tells of a package. */
async function askRegistry(name: string) {
  const response = await fetch(`${registry.origin}/${name}`);
  return (await response.json()) as {
    'dist-tags'?: Record<string, string>;
    versions?: Record<string, Record<string, unknown> & { dist: { tarball: string } }>;
  };
}

/** Each published package with the version that a tag names. */
async function published(tag: string): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for (const folder of packages) {
    const { name } = await readManifest(folder);
    found[name] = (await askRegistry(name))['dist-tags']?.[tag];
  }
  return found;
}

async function versions(): Promise<Record<string, string>> {
  const manifests = await Promise.all(packages.map(readManifest));
  return Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
}

/** Proves nothing to anybody, and leads nowhere: what would be signed in the world is not. */
const unsigned = { NPM_CONFIG_PROVENANCE: 'false' };

describe('a release', () => {
  let packed: string;
  const change = 'A change that the rehearsal makes.';

  it('is proposed with the versions raised and what users will notice, and its checks begin', async () => {
    const before = await versions();
    // Of the first version nothing else is told; later ones tell of every changeset.
    const raised = Object.keys(before).map((name) => `'${name}': patch`);
    await writeFile(
      within('workspace/.changeset/first-version-rehearsal.md'),
      ['---', ...raised, '---', '', change, ''].join('\n'),
    );
    const outputs = within('outputs');
    await runJob('propose', { GITHUB_OUTPUT: outputs });
    for (const folder of packages) {
      const { version, name } = await readManifest(folder);
      expect(version, name).not.toBe(before[name]);
      expect(await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`## ${version}`);
      expect(await readFile(path.join(folder, 'CHANGELOG.md'), 'utf8')).toContain(change);
      expect(await readdir(path.join(folder, 'api/published')), name).not.toEqual([]);
    }
    const waiting = await readdir(within('workspace/.changeset'));
    expect(waiting.filter((name) => name.endsWith('.md'))).toEqual(['README.md']);
    expect(await git('ls-remote', 'origin', 'refs/heads/release/versions')).not.toBe('');
    expect(standIns.calls).toEqual([
      {
        call: 'POST /pulls',
        body: expect.objectContaining({
          head: 'release/versions',
          base: 'main',
          body: expect.stringContaining(change) as string,
        }) as unknown,
      },
      {
        call: 'POST /actions/workflows/checks.yml/dispatches',
        body: { ref: 'release/versions' },
      },
    ]);
    expect(await readFile(outputs, 'utf8')).toContain('publish=false\n');
  });

  it('is published once it is merged', async () => {
    const outputs = within('outputs-of-the-merge');
    await runJob('propose', { GITHUB_OUTPUT: outputs });
    expect(await readFile(outputs, 'utf8')).toBe('publish=true\nsnapshot=false\n');
  });

  it('is not published unless it can be signed where and from what it was built', async () => {
    standIns.audiences.length = 0;
    packed = await pack('pack');
    // The job that packs proves nothing to anybody.
    expect(standIns.audiences).toEqual([]);
    await expect(
      // Those who would sign are out of reach, also on a machine that could reach them.
      publish('publish', packed, { HTTPS_PROXY: 'http://127.0.0.1:9', NO_PROXY: '127.0.0.1' }),
    ).rejects.toThrow('SIGNING');
    expect(standIns.audiences).toContain('sigstore');
    expect(Object.values(await published('latest')).filter(Boolean)).toEqual([]);
  });

  it('publishes every package, once, by what the registry trusts and without a token', async () => {
    standIns.audiences.length = 0;
    await publish('publish', packed, unsigned);
    expect(new Set(standIns.audiences)).toEqual(new Set(['npm:127.0.0.1']));
    expect(await published('latest')).toEqual(await versions());
    const second = await publish('publish', packed, unsigned);
    expect(second.match(/is published already/g)).toHaveLength(packages.length);
  });

  it('publishes nothing but what is built, with its licence, and names no version of the workspace', async () => {
    for (const folder of packages) {
      const { name, version } = await readManifest(folder);
      const manifest = (await askRegistry(name)).versions?.[version];
      if (!manifest) throw new Error(`${name} has no ${version}`);
      const { dependencies = {} } = manifest as { dependencies?: Record<string, string> };
      for (const range of Object.values(dependencies)) expect(range).toMatch(/^[\^~]?\d/);
      expect(JSON.stringify(manifest)).not.toContain('@pothik/source');
      expect(manifest).toMatchObject({
        homepage: expect.stringContaining('https://github.com/team/house/') as string,
        repository: { url: 'git+https://github.com/team/house.git' },
        license: expect.stringContaining('MIT') as string,
      });
      const archive = within(`${version}.tgz`);
      const { body } = await fetch(manifest.dist.tarball);
      if (!body) throw new Error(`${name} has no archive`);
      await writeFile(archive, body);
      const files = await run(['tar', '--list', '--file', archive], { folder, environment });
      expect(files).toContain('package/LICENSE');
      if (name === '@pothik/ui') expect(files).toContain('package/fonts/OFL.txt');
    }
  });

  it('is announced with a tag and the changes of each package, and its image begins', async () => {
    standIns.calls.length = 0;
    await runJob('announce');
    const [images, releases] = [
      standIns.calls.filter(({ call }) => call.includes('/actions/')),
      standIns.calls.filter(({ call }) => call === 'POST /releases'),
    ];
    expect(images).toEqual([
      {
        call: 'POST /actions/workflows/image.yml/dispatches',
        body: { ref: expect.stringMatching(/^@pothik\/contract@\d/) as string },
      },
    ]);
    expect(releases).toHaveLength(packages.length);
    for (const { body } of releases) {
      expect(body).toMatchObject({
        target_commitish: standIns.environment.GITHUB_SHA,
        body: expect.stringContaining(change) as string,
      });
    }
  });

  it('has snapshots of what comes next, under a tag of their own', async () => {
    const before = await published('latest');
    await git('add', '.');
    await git('commit', '--quiet', '--message', 'Released');
    await writeFile(
      within('workspace/.changeset/next.md'),
      "---\n'@pothik/ui': patch\n---\n\nWhat comes next.\n",
    );
    const snapshot = await pack('pack-snapshot', { TAG: 'next' });
    await publish('publish-snapshot', snapshot, { TAG: 'next', ...unsigned });
    expect((await published('next'))['@pothik/ui']).toMatch(/^\d+\.\d+\.\d+-next-\d+$/);
    expect(await published('latest')).toEqual(before);
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
