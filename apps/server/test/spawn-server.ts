import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const source = path.resolve(import.meta.dirname, '../src');

/**
 * Starts one of the real programs in a process of its own.
 *
 * @param line the program, in `src`, and its arguments; options of Node.js come first.
 */
function spawnProgram(
  line: readonly string[],
  environment: NodeJS.ProcessEnv,
  stdio: StdioOptions,
): ChildProcess {
  return spawn(process.execPath, ['--conditions=@pothik/source', ...line], {
    cwd: source,
    env: {
      PATH: process.env.PATH,
      // Every start loads the same modules.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      SEED: 'none',
      FIREBASE_API_KEY: 'demo-api-key',
      FIREBASE_AUTH_DOMAIN: 'demo.example',
      FIREBASE_PROJECT_ID: 'demo',
      FIREBASE_APP_ID: 'demo-app',
      ...environment,
    },
    stdio,
  });
}

/** Starts the real server in a process of its own, with what it needs in any case and no demonstration. */
export const spawnServer = (environment: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess =>
  spawnProgram([path.join(source, 'main.ts')], environment, stdio);

/** The same with a command. @param preloaded a module that is loaded before it. */
export const spawnCommand = (
  line: readonly string[],
  preloaded: string,
  environment: NodeJS.ProcessEnv,
  stdio: StdioOptions,
): ChildProcess =>
  spawnProgram(
    ['--import', preloaded, path.join(source, 'commands/main.ts'), ...line],
    environment,
    stdio,
  );
