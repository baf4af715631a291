import { runServer } from '../main.ts';
import type { Run } from './command.ts';

/** `start`: the server, until it is told to stop. */
export const start: Run = async () => {
  await runServer();
};
