import process from 'node:process';
import { test } from '@playwright/test';
import { fromElsewhere } from '../tests/booking.ts';
import { conditions } from './conditions.ts';
import { mainJourneys } from './main-journeys.ts';
import { Stage } from './stage.ts';

const isFull = process.env.TEST_TIER === 'full';
const journeys = Object.entries(mainJourneys);

/** In the plain tier each condition meets one journey, and each journey several conditions. */
Object.entries(conditions).forEach(([condition, does], place) => {
  test.describe(condition, () => {
    test.use({ serviceWorkers: does.withoutServiceWorker ? 'block' : 'allow' });
    journeys.forEach(([name, go], at) => {
      if (!isFull && place % journeys.length !== at) return;
      test(name, async ({ page, request }) => {
        // All of them together would book more than one network may.
        await page.context().setExtraHTTPHeaders(fromElsewhere());
        await does.prepare?.(page);
        await go(new Stage(page, request, does));
      });
    });
  });
});
