import type { Result } from 'lighthouse';
import type { Figure } from '../figure.ts';
import { startMeasuredServer } from '../server/measured-server.ts';
import {
  atLeast,
  atMost,
  audit,
  category,
  kilobytes,
  lowest,
  startBrowser,
  visit,
} from './lighthouse-visits.ts';
import { startStaticCopy } from './static-copy.ts';

const runs = 9;
/** Each with the most script that it may send, in kB: home's is a goal, the others are not to grow. */
const pages = {
  home: { address: '/', script: 150 },
  listing: { address: '/service/jobs-abroad', script: 155 },
  detail: { address: '/service/jobs-abroad/electrician-riyadh', script: 160 },
};
const goals = {
  /** On each run, not in their middle. */
  score: 0.97,
  others: 1,
  shift: 0.01,
  paint: 1.25,
  paintMilliseconds: 1_200,
  blocking: 60,
  all: 300,
};

/** What the visits say that is not as it should be, so that the table is not all there is. */
function printComplaints(name: string, [first]: Result[]) {
  if (!first) return;
  for (const group of ['accessibility', 'best-practices', 'seo']) {
    for (const { id, weight } of first.categories[group]?.auditRefs ?? []) {
      const { score, title } = first.audits[id] ?? {};
      if (weight > 0 && score !== null && score !== undefined && score < 1) {
        console.log(`  ${name}, ${group}: ${title ?? id}`);
      }
    }
  }
}

/** First visits on Lighthouse's simulated phone, beside the same page without script: medians, but for the score. */
export async function firstVisit(): Promise<Figure[]> {
  const server = await startMeasuredServer();
  const copy = await startStaticCopy(server.origin);
  const browser = await startBrowser();
  try {
    const figures: Figure[] = [];
    for (const [name, { address, script }] of Object.entries(pages)) {
      const ours: Result[] = [];
      const floor: Result[] = [];
      for (let run = 0; run < runs; run += 1) {
        ours.push(await visit(server.origin + address, browser.port));
        floor.push(await visit(copy.origin + address, browser.port));
      }
      printComplaints(name, ours);
      const paint = audit(ours, 'largest-contentful-paint');
      const floorPaint = audit(floor, 'largest-contentful-paint');
      figures.push(
        {
          ...atLeast(`${name}: performance, lowest`, lowest(ours, 'performance'), goals.score),
          floor: `${(lowest(floor, 'performance') * 100).toFixed(0)} (no script)`,
        },
        atLeast(`${name}: accessibility`, category(ours, 'accessibility'), goals.others),
        atLeast(`${name}: best practices`, category(ours, 'best-practices'), goals.others),
        atLeast(`${name}: search engines`, category(ours, 'seo'), goals.others),
        atMost(`${name}: shift`, audit(ours, 'cumulative-layout-shift'), goals.shift, '', 3),
        {
          ...atMost(`${name}: blocking`, audit(ours, 'total-blocking-time'), goals.blocking, 'ms'),
          // It measures the machine too: a busy one blocks a page without script as well.
          floor: `${audit(floor, 'total-blocking-time').toFixed(0)} ms (no script)`,
        },
        atMost(`${name}: script`, kilobytes(ours, 'Script'), script, 'kB'),
        atMost(`${name}: largest paint`, paint, goals.paintMilliseconds, 'ms'),
        atMost(`${name}: all`, kilobytes(ours), goals.all, 'kB'),
        {
          name: `${name}: largest paint beside no script`,
          ours: `${paint.toFixed(0)} ms`,
          floor: `${floorPaint.toFixed(0)} ms (no script)`,
          ratio: (paint / floorPaint).toFixed(2),
          goal: `at most ${String(goals.paint)}`,
          holds: paint / floorPaint <= goals.paint,
        },
      );
    }
    return figures;
  } finally {
    await browser.stop();
    await copy.stop();
    await server.stop();
  }
}
