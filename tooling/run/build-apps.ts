import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

const names = { storefront: 'the storefront', admin: 'the console' };

/**
 * Builds these apps, unless what they are made of has not changed since they were last built.
 *
 * @throws Error when a build fails; what it said has been printed by then.
 */
export async function buildApps(apps: readonly (keyof typeof names)[]): Promise<void> {
  const started = performance.now();
  const what = apps.map((app) => names[app]).join(' and ');
  console.log(`Building ${what} …`);
  const filters = apps.map((app) => `--filter=@pothik/${app}`);
  const turbo = spawn('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
  });
  let output = '';
  for await (const chunk of turbo.stdout.setEncoding('utf8') as AsyncIterable<string>) {
    output += chunk;
  }
  const exit = turbo.exitCode === null ? await once(turbo, 'exit') : [turbo.exitCode];
  const status: unknown = exit[0];
  if (status !== 0) {
    console.error(output);
    throw new Error(`Building ${what} failed.`);
  }
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const cached = output.includes('FULL TURBO') ? ', nothing had changed' : '';
  console.log(`Built ${what} in ${seconds} s${cached}.`);
}
