import type { Result } from 'lighthouse';
import type { Figure } from '../figure.ts';
import { startMeasuredServer } from '../server/measured-server.ts';
import { atMost, audit, kilobytes, startBrowser, visit } from './lighthouse-visits.ts';

const runs = 5;
const pages = {
  home: '/',
  listing: '/service/jobs-abroad',
  detail: '/service/jobs-abroad/electrician-riyadh',
};
const goals = {
  /** Of the document in Bangla beside that in English: letters of Bangla are three bytes each. */
  words: 1.35,
  fonts: 70,
  /** How much later the largest paint may be, in milliseconds. */
  later: 100,
  script: 1.03,
};

const beside = (
  name: string,
  [bangla, english]: readonly [number, number],
  goal: number,
): Figure => ({
  name,
  ours: `${bangla.toFixed(1)} kB`,
  floor: `${english.toFixed(1)} kB (English)`,
  ratio: (bangla / english).toFixed(2),
  goal: `at most ${String(goal)}`,
  holds: bangla / english <= goal,
});

/** A visit by a browser that keeps nothing of an earlier one: Lighthouse leaves what pages have noted. */
async function visitFirst(url: string): Promise<Result> {
  const browser = await startBrowser();
  try {
    return await visit(url, browser.port);
  } finally {
    await browser.stop();
  }
}

/** First visits of pages in Bangla, each beside the same page in English. */
export async function visitInBangla(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  try {
    const figures: Figure[] = [];
    for (const [name, address] of Object.entries(pages)) {
      const bangla: Result[] = [];
      const english: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        bangla.push(await visitFirst(`${server.origin}/bn${address}`.replace(/\/$/, '')));
        english.push(await visitFirst(server.origin + address));
      }
      const both = (type: string) => [kilobytes(bangla, type), kilobytes(english, type)] as const;
      const [paint, englishPaint] = [bangla, english].map((visits) =>
        audit(visits, 'largest-contentful-paint'),
      ) as [number, number];
      figures.push(
        beside(`${name} in Bangla: words`, both('Document'), goals.words),
        beside(`${name} in Bangla: script`, both('Script'), goals.script),
        atMost(`${name} in Bangla: fonts`, both('Font')[0], goals.fonts, 'kB', 1),
        {
          ...atMost(`${name} in Bangla: paint, later by`, paint - englishPaint, goals.later, 'ms'),
          floor: `${englishPaint.toFixed(0)} ms (English)`,
        },
      );
    }
    return figures;
  } finally {
    await server.stop();
  }
}
