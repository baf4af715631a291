import path from 'node:path';
import { browserArguments } from '@pothik/tooling/browser';
import { findBrowser } from '@pothik/tooling/find-browser';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright';
import type { Figure } from '../figure.ts';
import type { advice } from './advice-in-browser.ts';
import { makePhotos, type MadePhoto } from './made-photo.ts';

/** Thresholds were chosen with others, 1 among them; no picture of those that are held out was ever looked at. */
const seeds = { 'as developed with': [1], 'held out': [2_026, 4_711, 31, 32] };
const count = 200;
const goals = { bad: 0.95, good: 0.02, milliseconds: 300 };
/** The factor by which a cheap phone is slower than this machine. */
const slower = 4;

type Seen = Pick<MadePhoto, 'name' | 'fault'> & { faults: readonly string[] };

async function openPage() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'advice-in-browser.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArguments,
  });
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return { page, stop: () => browser.close() };
}

type InPage = typeof globalThis & { advice: typeof advice };

const faultsOf = (page: Page, jpeg: Buffer) =>
  page.evaluate((base64) => (globalThis as InPage).advice.faults(base64), jpeg.toString('base64'));

/** @param of the pictures among which the share is; `alone`: by the faults that take no outline. */
function shareOf(
  name: string,
  of: readonly Seen[],
  goal: string,
  holds: (share: number) => boolean,
) {
  const share = (is: (seen: Seen) => boolean) => of.filter(is).length / of.length;
  const ours = share(({ faults }) => faults.length > 0);
  const floor = share(({ faults }) => faults.some((one) => one === 'dark' || one === 'blurred'));
  const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
  const figure: Figure = {
    name,
    ours: percent(ours),
    floor: `${percent(floor)} (light and blur alone)`,
    ratio: floor === 0 ? '–' : (ours / floor).toFixed(2),
    goal,
    holds: holds(ours),
  };
  console.log(`  ${name}: ${figure.ours}, goal: ${goal}`);
  return figure;
}

function figuresOf(group: string, seen: readonly Seen[]): Figure[] {
  const bad = seen.filter(({ fault }) => fault !== undefined);
  const good = seen.filter(({ fault }) => fault === undefined);
  const right = bad.filter(({ fault, faults }) => faults.some((one) => one === fault));
  console.log(
    `  named by its own fault, ${group}: ${String(right.length)} of ${String(bad.length)}`,
  );
  for (const { name, fault, faults } of seen) {
    if ((fault === undefined) !== (faults.length === 0)) {
      console.log(`    ${name}: ${faults.join(', ') || 'nothing said'}`);
    }
  }
  return [
    shareOf(
      `bad photos advised against, ${group}`,
      bad,
      `at least ${String(goals.bad * 100)} %`,
      (share) => share >= goals.bad,
    ),
    shareOf(
      `good photos advised against, ${group}`,
      good,
      `at most ${String(goals.good * 100)} %`,
      (share) => share <= goals.good,
    ),
  ];
}

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function timesOf(page: Page, photos: readonly Buffer[]): Promise<Figure> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const times: { verdict: number; floor: number }[] = [];
  for (const jpeg of photos) {
    times.push(
      await page.evaluate(
        (base64) => (globalThis as InPage).advice.times(base64),
        jpeg.toString('base64'),
      ),
    );
  }
  const ours = middle(times.map(({ verdict }) => verdict));
  const floor = middle(times.map((time) => time.floor));
  const name = `one verdict, ${String(slower)} times slowed, median`;
  console.log(`  ${name}: ${ours.toFixed(0)} ms`);
  return {
    name,
    ours: `${ours.toFixed(0)} ms`,
    floor: `${floor.toFixed(0)} ms (reading the pixels)`,
    ratio: (ours / floor).toFixed(2),
    goal: `at most ${String(goals.milliseconds)} ms`,
    holds: ours <= goals.milliseconds,
  };
}

/** Measures the shares of bad and of good photos that are advised against, and the time of a verdict. */
export async function photoAdvice(): Promise<Figure[]> {
  const { page, stop } = await openPage();
  try {
    const figures: Figure[] = [];
    const kept: Buffer[] = [];
    for (const [group, those] of Object.entries(seeds)) {
      const seen: Seen[] = [];
      for (const seed of those) {
        for await (const { name, fault, jpeg } of makePhotos(seed, count)) {
          seen.push({ name, fault, faults: await faultsOf(page, jpeg) });
          if (seen.length % 8 === 0) kept.push(jpeg);
        }
      }
      figures.push(...figuresOf(group, seen));
    }
    figures.push(await timesOf(page, kept));
    return figures;
  } finally {
    await stop();
  }
}
