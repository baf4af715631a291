/**
 * What belongs to one run of the journeys alone, so that two can go side by side. The process that
 * starts it chooses; its workers are told by the environment.
 */
import path from 'node:path';
import process from 'node:process';
import { freePorts } from '@pothik/tooling/free-ports';
import { ownFolder } from '@pothik/tooling/own-folder';

if (process.env.JOURNEYS_FOLDER === undefined) {
  process.env.JOURNEYS_FOLDER = ownFolder(
    path.resolve(import.meta.dirname, '../test-results/journeys'),
  );
  process.env.JOURNEYS_PORTS = (await freePorts(8)).join(',');
}

/** Where it puts what it makes. */
const folder = process.env.JOURNEYS_FOLDER;
export const folders = {
  results: path.join(folder, 'results'),
  storefrontData: path.join(folder, 'storefront-data'),
  googleData: path.join(folder, 'google-data'),
  emulator: path.join(folder, 'emulator'),
  namedData: path.join(folder, 'named-data'),
};

/** The mails that the journeys' own server has sent. */
export const outbox = path.join(folders.storefrontData, 'outbox');

const origins = (process.env.JOURNEYS_PORTS ?? '')
  .split(',')
  .map((port) => `http://127.0.0.1:${port}`);
const [storefront, foreignApi, besideIt, emulator, hub, logging, withGoogle, named] = origins;

/** Where the journeys' own server listens. */
export const storefrontOrigin = storefront ?? '';

/** Another team's server, and the storefront that runs beside it. */
export const foreignApiOrigin = foreignApi ?? '';
export const storefrontBesideIt = besideIt ?? '';

/** The identity provider's emulator with its two helpers, and the storefront that signs in with it. */
export const identityEmulator = emulator ?? '';
export const emulatorHelpers = { hub: hub ?? '', logging: logging ?? '' };
export const storefrontWithGoogle = withGoogle ?? '';

/** A server at the name of a host, as passkeys are made for names alone. */
export const namedOrigin = (named ?? '').replace('127.0.0.1', 'localhost');
