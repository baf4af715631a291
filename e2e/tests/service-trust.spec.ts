import { expect, open, test } from './page.ts';

const electrician = '/service/jobs-abroad/electrician-riyadh';

test('what decides about a job stands on the first screen of a phone and a fifth of the next', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, electrician);
  const glance = page.getByRole('region', { name: 'At a glance' });
  for (const text of ['1,800 - 2,300 SAR', 'Tk 78,000', '6 to 10 weeks', '3 things']) {
    await expect(glance.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(glance).toContainText('about Tk 58,500 - 74,800, at Tk 32.5 on 2 Nov 2026');
  const { y = Infinity, height = 0 } = (await glance.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(1.2 * 740 + 1);
});

test('says who is paid what and when, what comes back, and never to pay cash', async ({ page }) => {
  await open(page, electrician);
  const trust = page.getByRole('region', { name: 'Before you pay' });
  await expect(trust).toContainText('RL-0000, which we checked on 3 Nov 2026');
  await expect(trust.getByRole('link', { name: 'Check it yourself' })).toHaveAttribute(
    'href',
    'https://bmet.gov.bd',
  );
  const fees = (name: string) => trust.getByRole('list', { name }).getByRole('listitem');
  await expect(fees('Passed on to authorities and others, as it is')).toHaveText([
    'BMET registration and clearanceTk 4,500After the visa',
    'Medical examinationTk 8,500After the interview',
  ]);
  await expect(fees('For our work')).toHaveText([
    'Service chargeTk 65,000Half with the contract, half with the visa',
  ]);
  await expect(trust.getByRole('region', { name: 'If it ends early, you get back' })).toContainText(
    'The employer or the embassy refusesThe service charge, all of it',
  );
  await expect(trust).toContainText('Never pay cash to a person');
  await trust.getByRole('link', { name: 'Seven Signs of a Fake Job Offer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Seven Signs of a Fake Job Offer',
  );
});
