/**
 * `picture-review`: draws every story and writes a page with what differs from the base, which is where
 * the branch left `PICTURE_BASE`, or else `origin/main` or `main`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {
  changedBaselines,
  changedPictures,
  failedComparisons,
  keyOf,
  type ChangedPicture,
  type ComparisonReport,
} from './changed-pictures.ts';
import { difference } from './difference.ts';
import { renderReview, type ReviewedPicture } from './review-page.ts';

const packageFolder = path.resolve(import.meta.dirname, '../..');
const baselines = 'pictures/baselines';
const output = path.join(packageFolder, 'test-results/picture-review');
const reportFile = path.join(packageFolder, 'test-results/compared.json');

const gitBytes = (...parameters: string[]) =>
  execFileSync('git', parameters, { cwd: packageFolder, maxBuffer: 2 ** 28, stdio: 'pipe' });
const git = (...parameters: string[]) => gitBytes(...parameters).toString('utf8');

function baseCommit(): string {
  const { PICTURE_BASE } = process.env;
  for (const name of PICTURE_BASE ? [PICTURE_BASE] : ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', name).trim();
    } catch {
      // This clone does not have it: the next one.
    }
  }
  throw new Error('No revision to compare with: name one in PICTURE_BASE.');
}

function compare(): ComparisonReport {
  rmSync(reportFile, { force: true });
  spawnSync('playwright', ['test', '--config', 'pictures/playwright.config.ts'], {
    cwd: packageFolder,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  });
  if (!existsSync(reportFile)) throw new Error('The stories could not be drawn.');
  return JSON.parse(readFileSync(reportFile, 'utf8')) as ComparisonReport;
}

const base = baseCommit();
const failed = failedComparisons(compare());
const drawn = new Map(failed.map((one) => [one.key, one.drawn]));
const changed = changedPictures(
  changedBaselines(
    git('diff', '--no-renames', '--name-status', '-z', base, '--', baselines),
    git('ls-files', '--others', '--exclude-standard', '-z', '--', baselines),
  ),
  failed,
);

rmSync(output, { recursive: true, force: true });

/** Puts a picture beside the page, and tells its address from there. */
function keep(folder: string, key: string, bytes: Buffer): string {
  const address = `${folder}/${key}.png`;
  const file = path.join(output, address);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return address;
}

/** With its files, unless it is drawn again as it was at the base. */
function review(picture: ChangedPicture): ReviewedPicture | undefined {
  const key = keyOf(picture.surroundings, picture.story);
  const file = `${baselines}/${key}.png`;
  const before = picture.kind === 'new' ? undefined : gitBytes('show', `${base}:./${file}`);
  const after =
    picture.kind === 'removed'
      ? undefined
      : readFileSync(drawn.get(key) ?? path.join(packageFolder, file));
  const found = before && after ? difference(before, after) : undefined;
  if (found?.pixels === 0) return undefined;
  return {
    ...picture,
    ...(before ? { before: keep('before', key, before) } : {}),
    ...(after ? { after: keep('after', key, after) } : {}),
    ...(found ? { difference: keep('difference', key, found.picture), pixels: found.pixels } : {}),
  };
}

const page = path.join(output, 'index.html');
const pictures = changed.flatMap((picture) => review(picture) ?? []);
const known = new Set(changed.map(({ surroundings, story }) => keyOf(surroundings, story)));
mkdirSync(output, { recursive: true });
writeFileSync(
  page,
  renderReview({
    base: git('log', '-1', '--format=%h %s', base).trim(),
    pictures,
    undrawn: failed
      .filter((one) => one.drawn === undefined && !known.has(one.key))
      .map(({ key }) => key),
  }),
);
process.stdout.write(`${String(pictures.length)} pictures differ: ${page}\n`);
