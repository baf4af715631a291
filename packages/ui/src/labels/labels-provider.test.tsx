import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel } from '../carousel/carousel.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Picture } from '../picture/picture.tsx';
import { ServiceCard } from '../service-card/service-card.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { banglaLabels } from './bn.ts';
import type { ComponentLabels } from './component-labels.ts';
import { LabelsProvider } from './labels-provider.tsx';

const rendered = (children: ReactNode, labels?: ComponentLabels) =>
  renderToString(
    labels ? <LabelsProvider labels={labels}>{children}</LabelsProvider> : children,
  ).replaceAll('<!-- -->', '');

const slides = ['one', 'two'].map((key) => ({ key, content: key }));
const carousel = <Carousel label="Countries" slides={slides} />;
const pages = <Pagination page={1_200} hasNext hrefOf={(page) => `#${page}`} />;

describe('what a component says by itself', () => {
  it('is English without a provider', () => {
    expect(rendered(carousel)).toContain('aria-label="Next slide"');
    expect(rendered(pages)).toMatch(/aria-label="Page 1200"[^>]*>1200</);
    expect(rendered(<Picture picture={undefined} sizes="1rem" />)).toContain('No Image');
    expect(rendered(<DateField label="Birth" />)).toContain('placeholder="DD/MM/YYYY"');
  });

  it('is in the language of the provider, digits and dates included', () => {
    expect(rendered(carousel, banglaLabels)).toContain('aria-label="২ নম্বর স্লাইডে যান"');
    expect(rendered(pages, banglaLabels)).toMatch(/aria-label="পাতা ১২০০"[^>]*>১২০০</);
    expect(
      rendered(<Stepper label="বুকিং" steps={[{ title: 'কাগজ' }]} current={0} />, banglaLabels),
    ).toContain('>১<');
    expect(
      rendered(<DateField label="জন্মতারিখ" defaultValue="1990-11-23" />, banglaLabels),
    ).toContain('value="২৩/১১/১৯৯০"');
  });

  it('is English where the provider has no words for it', () => {
    const half = { Carousel: { next: 'পরের' } };
    expect(rendered(carousel, half)).toContain('aria-label="পরের"');
    expect(rendered(carousel, half)).toContain('aria-label="Previous slide"');
    expect(rendered(<Picture picture={undefined} sizes="1rem" />, half)).toContain('No Image');
  });

  it('is what the component was handed, before the provider', () => {
    const own = <Carousel label="Photos" slides={slides} labels={{ next: 'Next photo' }} />;
    expect(rendered(own, banglaLabels)).toContain('aria-label="Next photo"');
    expect(rendered(own, banglaLabels)).toContain('aria-label="আগের স্লাইড"');
    const field = <DateField label="Birth" locale="en-GB" defaultValue="1990-11-23" />;
    expect(rendered(field, banglaLabels)).toContain('value="23/11/1990"');
    const sheet = (closeLabel?: string) => (
      <Sheet title="Filter" open={false} onClose={() => undefined} closeLabel={closeLabel}>
        Countries
      </Sheet>
    );
    expect(rendered(sheet('Back'), banglaLabels)).toContain('aria-label="Back"');
    expect(rendered(sheet(), banglaLabels)).toContain('aria-label="বন্ধ করুন"');
  });

  it('is said by a card as by the picture in it', () => {
    const card = <ServiceCard title="Visa" href="/visa" />;
    expect(rendered(card, { Picture: { missing: 'ছবি নেই' } })).toContain('ছবি নেই');
  });

  it('is English again in a provider without words', () => {
    const part = <LabelsProvider labels={{}}>{carousel}</LabelsProvider>;
    expect(rendered(part, banglaLabels)).toContain('aria-label="Next slide"');
  });
});

it('has a place in the labels for every component that says something, and for no other', () => {
  const folder = path.resolve(import.meta.dirname, '..');
  const used = globSync('*/*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/useLabels\(\s*'(\w+)'/g)].map(
      ([, name]) => name,
    ),
  );
  const { locale: _, ...components } = banglaLabels;
  expect([...new Set(used)].toSorted()).toEqual(Object.keys(components).toSorted());
});
