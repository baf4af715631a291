import process from 'node:process';
import { demonstrationEnvironment, withDemonstrationDefaults } from '@pothik/tooling/demonstration';
import { runServer } from '../main.ts';
import type { Run } from './command.ts';

/** `demo`: the server with the demonstration's settings, and where to look. */
export const demo: Run = async (_given, say) => {
  const staffIsOurs = process.env.STAFF_EMAIL === undefined;
  Object.assign(process.env, withDemonstrationDefaults(process.env));
  say('Starting the server …');
  const { origin } = await runServer();
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = demonstrationEnvironment;
  say(`
  Storefront   ${origin}/
  Console      ${origin}/admin${staffIsOurs ? `   sign in as ${email} with ${password}` : ''}
  API          ${origin}/api/docs

  Ctrl+C stops it.
`);
};
