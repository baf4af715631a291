import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/**
 * The Chromium that comes inside an npm package, unpacked once into `cacheDirectory`.
 * It needs libraries that a bare machine lacks; the package brings them, and the returned
 * script starts the browser with them.
 */
export async function bundledChromium(cacheDirectory: string): Promise<string> {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url);
  if (manifest === undefined) throw new Error('@sparticuz/chromium is not installed');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const home = path.join(cacheDirectory, `chromium-${version}`);
  const script = path.join(home, 'start-chromium');
  if (existsSync(script)) return script;

  // The package unpacks into the temporary directory, which is ours while it does.
  const partial = `${home}.${String(process.pid)}.partial`;
  await mkdir(partial, { recursive: true });
  const temporary = process.env.TMPDIR;
  process.env.TMPDIR = partial;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(path.dirname(manifest), 'bin', 'al2023.tar.br'));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  await writeFile(
    path.join(partial, 'start-chromium'),
    [
      '#!/bin/sh',
      `home='${home}'`,
      'export LD_LIBRARY_PATH="$home/al2023/lib:$home${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"',
      '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$home/fonts"',
      'exec "$home/chromium" "$@"',
      '',
    ].join('\n'),
  );
  await chmod(path.join(partial, 'start-chromium'), 0o755);
  await rm(home, { recursive: true, force: true });
  await rename(partial, home);
  return script;
}
