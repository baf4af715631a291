import process from 'node:process';
import type { PlaywrightTestConfig } from '@playwright/test';
import {
  emulatorHelpers,
  folders,
  foreignApiOrigin,
  identityEmulator,
  namedOrigin,
  storefrontBesideIt,
  storefrontOrigin,
  storefrontWithGoogle,
} from './this-run.ts';

type Server = Exclude<PlaywrightTestConfig['webServer'], readonly unknown[] | undefined>;

const portOf = (origin: string) => new URL(origin).port;
const startTooling = (script: string) =>
  `exec node --conditions=@pothik/source ../tooling/run/${script}`;
const patient = {
  timeout: 180_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
} as const;

/** The databases that the test command tests; a run by hand has the embedded one. */
const engines = (process.env.TEST_ENGINES ?? 'embedded').split(',');

/** The first builds what is not built; Playwright starts the next when this one answers. */
const ownOn = (engine: string | undefined): Server => ({
  ...patient,
  command:
    engine === 'postgres'
      ? startTooling('../../apps/server/test/start-on-postgres.ts')
      : startTooling('start.ts'),
  url: `${storefrontOrigin}/readyz`,
  env: {
    PORT: portOf(storefrontOrigin),
    DATA_DIR: folders.storefrontData,
    // On a busy machine too a search finds all that there is.
    SEARCH_TIME: '3000',
    // What is booked past the screens comes from networks of its own.
    TRUSTED_PROXIES: 'loopback',
  },
});
const own = ownOn(engines[0]);
/** With two engines, each width has one. */
const ownOfWide = engines.length === 1 ? own : ownOn(engines.at(-1));

/** Without a `url` nobody waits for it: the journeys with Google come last, and wait themselves. */
const google: Server[] = [
  {
    ...patient,
    command: 'exec node identity-provider/start.ts',
    env: {
      EMULATOR_FOLDER: folders.emulator,
      AUTH_PORT: portOf(identityEmulator),
      HUB_PORT: portOf(emulatorHelpers.hub),
      LOGGING_PORT: portOf(emulatorHelpers.logging),
    },
  },
  {
    ...patient,
    command: startTooling('start.ts'),
    env: {
      PORT: portOf(storefrontWithGoogle),
      DATA_DIR: folders.googleData,
      // Accounts are all that these journeys need.
      SEED: 'none',
      FIREBASE_AUTH_EMULATOR_HOST: new URL(identityEmulator).host,
    },
  },
];

const byName: Server = {
  ...patient,
  command: startTooling('start.ts'),
  url: `${namedOrigin}/readyz`,
  env: {
    PORT: portOf(namedOrigin),
    PUBLIC_ORIGIN: namedOrigin,
    DATA_DIR: folders.namedData,
    // Staff and their passkeys are all that these journeys need.
    SEED: 'none',
  },
};

const foreign: Server[] = [
  {
    ...patient,
    command: 'exec node foreign/server.ts',
    env: { FOREIGN_PORT: portOf(foreignApiOrigin), STOREFRONT_ORIGIN: storefrontBesideIt },
  },
  {
    ...patient,
    command: startTooling('start-storefront.ts'),
    url: storefrontBesideIt,
    env: { PORT: portOf(storefrontBesideIt), API_ORIGIN: foreignApiOrigin },
  },
];

/** The servers of each project. */
const needed: Record<string, readonly Server[]> = {
  phone: [own, ...foreign],
  desktop: [own, ...foreign],
  wide: [ownOfWide, ...foreign],
  foreign: [own, ...foreign],
  google: [own, ...google],
  passkeys: [own, byName],
  hostile: [own],
  slow: [own],
  broken: [own],
  pictures: [own],
  screens: [own],
};

/** What follows `--project` on a command line, in each of the ways that Playwright takes. */
function projectsIn(line: readonly string[]): string[] {
  const names: string[] = [];
  let isNamed = false;
  for (const word of line) {
    if (word.startsWith('-')) isNamed = word === '--project';
    else if (isNamed) names.push(word);
    if (word.startsWith('--project=')) names.push(word.slice('--project='.length));
  }
  return names;
}

/** The servers that a run with this command line needs: those of the projects it names, else all. */
export function serversFor(line: readonly string[]): Server[] {
  const named = projectsIn(line);
  const isKnown = named.length > 0 && named.every((name) => name in needed);
  const names = isKnown ? named : Object.keys(needed);
  const servers = names.flatMap((name) => needed[name] ?? []);
  return [...new Set(servers)];
}
