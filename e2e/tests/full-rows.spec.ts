import { expect, open, test } from './page.ts';

// Lists of seven, nine, five and three services: alone or in the last place on some of the widths.
for (const address of [
  '/service/document-attestation',
  '/service/air-tickets',
  '/service/hotels-in-bangladesh',
  '/service/umrah-packages',
]) {
  test(`no card of ${address} stands alone in the last row, on any width @desktop`, async ({
    page,
  }) => {
    await open(page, address);
    const cards = page.getByRole('main').getByRole('article');
    for (const width of [600, 700, 860, 900, 1000, 1160, 1180, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await cards.evaluateAll((all) =>
        all
          .map((card) => card.getBoundingClientRect())
          .map(({ top, width: wide }) => ({ top, wide })),
      );
      const last = boxes.filter(({ top }) => top === boxes.at(-1)?.top);
      expect(last.length, `${String(width)} px`).toBeGreaterThan(1);
    }
  });
}
