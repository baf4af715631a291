/** Builds the storefront: the server once, what browsers get once for each language, and the service worker. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build as viteBuild } from 'vite';
import { compressFile } from '@pothik/tooling/precompress';
import { defaultLanguage, languages, type Language } from './app/shared/languages.ts';

import { drawIcons } from './icons.ts';
import { versionFormFiles } from './form-files.ts';
import { drawSharePictures } from './share-pictures.ts';
import { serviceWorkerConfig } from './service-worker/build-config.ts';

const directory = import.meta.dirname;
const router = path.join(directory, 'node_modules/@react-router/dev/bin.cjs');

function build(language: Language) {
  execFileSync(process.execPath, [router, 'build'], {
    cwd: directory,
    stdio: 'inherit',
    env: { ...process.env, STOREFRONT_LANGUAGE: language },
  });
}

/** Which files each page of a language consists of, as the router has written it for browsers. */
function readManifest(assets: string) {
  const name = readdirSync(assets).find((file) => /^manifest-[\w-]+\.js$/.test(file));
  const text = readFileSync(path.join(assets, name ?? 'manifest.js'), 'utf8');
  const json = text.slice(text.indexOf('=') + 1).replace(/;\s*$/, '');
  const { version } = JSON.parse(json) as { version: string };
  return { json, version };
}

const built = (language: Language, ...rest: string[]) =>
  path.join(directory, 'build', language, ...rest);

for (const { code } of languages) {
  build(code);
  versionFormFiles(built(code, 'client'), readManifest(built(code, 'client/assets')).version);
}
for (const { code } of languages.filter(({ code }) => code !== defaultLanguage)) {
  const assets = built(code, 'client/assets');
  writeFileSync(built(defaultLanguage, `server/manifest.${code}.json`), readManifest(assets).json);
  cpSync(assets, built(defaultLanguage, 'client/assets'), { recursive: true });
  rmSync(built(code), { recursive: true });
}
const client = built(defaultLanguage, 'client');
await drawIcons(client);
await drawSharePictures(client);
await viteBuild(serviceWorkerConfig(client));
await compressFile(path.join(client, 'service-worker.js'));
// A server that is started meanwhile finds all of it, or nothing.
for (const part of ['client', 'server']) {
  const place = path.join(directory, 'build', part);
  rmSync(place, { recursive: true, force: true });
  renameSync(built(defaultLanguage, part), place);
}
rmSync(built(defaultLanguage), { recursive: true });
