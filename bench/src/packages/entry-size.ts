import { bundlers } from './bundle-size.ts';
import type { Figure } from '../figure.ts';
import { packedPackages } from './packed-packages.ts';

const pageHasAnyway = ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'socket.io-client'];

/**
 * What everything that an entry exports may cost, compressed, in kB, beyond the libraries that a page
 * has anyway. A new entry needs a line; one that outgrows its line needs a reason.
 */
const entryBudgets: Readonly<Record<string, number>> = {
  // With the rule of what a job may cost, by which the console tells it as it is typed, the parts of forms, and the
  // library of pictures with the rule of what fits. With safe paths, days of travel, the calls that prove an identity, and the rules of
  // phone numbers, digits and letters as people paste them.
  '@pothik/contract': 9,
  '@pothik/contract/clean-html': 7,
  '@pothik/contract/schemas': 100,
  // With the calls by which a chat's visitor proves who they are.
  '@pothik/api-client': 8.1,
  // A hook for every call; a page gets those that it imports.
  '@pothik/api-client/rtk-query': 9.3,
  // With tus-js-client, which is loaded once a file is to be sent.
  '@pothik/api-client/uploads': 17,
  '@pothik/api-client/testing': 110,
  // With the rating of what is closed, kept until it has come through, the proof of who writes, and the rule of what is visible.
  '@pothik/chat': 7.3,
  '@pothik/chat/browser': 4.3,
  '@pothik/chat/desk': 6.3,
  '@pothik/chat/react': 1,
  '@pothik/chat/redux': 1,
};

/** Each published entry that is no component, against its budget. */
export async function entrySize(): Promise<Figure[]> {
  const project = await packedPackages();
  const figures: Figure[] = [];
  for (const [entry, budget] of Object.entries(entryBudgets)) {
    const { bytes } = await bundlers.esbuild(`export * from '${entry}';`, project, pageHasAnyway);
    figures.push({
      name: `entry: ${entry}`,
      ours: `${(bytes / 1_000).toFixed(2)} kB brotli`,
      floor: '',
      ratio: '',
      goal: `at most ${String(budget)} kB`,
      holds: bytes <= budget * 1_000,
    });
  }
  return figures;
}
