import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** Only the fonts that come with it, so that the machine's own change no picture. */
const fontSettings = (home: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${home}/fonts/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

const startScript = (home: string) => `#!/bin/sh
home='${home}'
export LD_LIBRARY_PATH="$home/al2023/lib:$home\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$home/fonts.conf"
exec "$home/chromium" "$@"
`;

/** Unpacks the package found by its manifest into `home`. */
async function unpack(manifest: string, home: string) {
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
  await rm(home, { recursive: true, force: true });
  await rename(partial, home);
}

const cacheDirectory = path.resolve(import.meta.dirname, '../../node_modules/.cache');

/**
 * The Chromium that comes inside an npm package, unpacked once into the cache of the repository.
 * It needs libraries that a bare machine lacks; the package brings them, and the returned
 * script starts the browser with them.
 */
export async function bundledChromium(): Promise<string> {
  const manifest = findPackageJSON('@sparticuz/chromium', import.meta.url);
  if (manifest === undefined) throw new Error('@sparticuz/chromium is not installed');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const home = path.join(cacheDirectory, `chromium-${version}`);
  const script = path.join(home, 'start-chromium');
  if (!existsSync(script)) await unpack(manifest, home);
  await writeFile(path.join(home, 'fonts.conf'), fontSettings(home));
  await writeFile(script, startScript(home), { mode: 0o755 });
  return script;
}
