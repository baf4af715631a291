import process from 'node:process';
import { readStorageConfig } from '../config/env.ts';
import { startedFolder } from '../upgrades/program.ts';
import { rollBack } from '../upgrades/roll-back.ts';
import type { Run } from './command.ts';

/** `rollback`: the data, and where a link leads to it the program, as they were before the last upgrade. */
export const rollBackUpgrade: Run = async (_given, say) => {
  const storage = readStorageConfig(process.env);
  const { savedAt, program, isLed } = await rollBack(storage, startedFolder());
  say(
    `The data is what it was on ${savedAt}. What it was until now is saved: \`rollback\` again brings it back.`,
  );
  if (storage.s3) {
    say(
      `Files in the bucket ${storage.s3.bucket} that were removed since then are not back: restore them by its own means.`,
    );
  }
  if (program === null) {
    say('Start the program that used the data then.');
  } else if (isLed) {
    say(`${startedFolder()} leads to ${program} again: start it.`);
  } else {
    say(`Start the program in ${program}.`);
  }
};
