import { readdirSync } from 'node:fs';
import path from 'node:path';
import { allowedHtml } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { places } from '#places';
import { readCatalogue } from './read-catalogue.ts';

const { categories, services, insights, pictures, settings } = await readCatalogue(places.demo);
const published = services.filter(({ draft }) => !draft);

/** Every text of a value, in its order. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const elementsOf = (html: string) => (html.match(/<[^>]+>/g) ?? []).toSorted();

describe('the demonstration catalogue', () => {
  it('has enough to browse', () => {
    expect(categories.length).toBeGreaterThanOrEqual(9);
    expect(published.length).toBeGreaterThanOrEqual(90);
    expect(insights).toHaveLength(6);
    expect(published.filter(({ featured }) => featured).length).toBeGreaterThan(10);
  });

  it('has every case that a screen has to handle', () => {
    expect(published.filter(({ category }) => category === undefined)).toHaveLength(1);
    expect(published.filter((service) => service.pictures.length === 0)).toHaveLength(1);
    expect(published.some(({ name, jobTitle }) => !name && jobTitle)).toBe(true);
    expect(published.some(({ salary }) => salary)).toBe(true);
    expect(published.some(({ languages }) => languages.length > 0)).toBe(true);
    expect(published.some((service) => service.pictures.length > 1)).toBe(true);
    expect(services.some(({ draft }) => draft)).toBe(true);
    expect(services.flatMap(({ fees }) => fees).some(({ amount }) => amount === 0)).toBe(true);
  });

  it('has unique ids', () => {
    const ids = services.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('puts services only into categories that exist', () => {
    const slugs = new Map(
      categories.map(({ slug, subcategories }) => [slug, subcategories.map((child) => child.slug)]),
    );
    for (const { id, category, subcategory } of services) {
      if (category === undefined) continue;
      expect(slugs.get(category), id).toBeDefined();
      if (subcategory !== undefined) expect(slugs.get(category), id).toContain(subcategory);
    }
  });

  it('gives every service a name or a job title, and no salary that ends below its beginning', () => {
    for (const { id, name, jobTitle, salary } of services) {
      expect(name ?? jobTitle, id).toBeTruthy();
      if (salary) expect(salary.max, id).toBeGreaterThanOrEqual(salary.min);
    }
  });

  it('gives every published service a first picture of its own', () => {
    const first = published.flatMap((service) => service.pictures.slice(0, 1));
    expect(new Set(first).size).toBe(first.length);
  });

  it('has the file of every picture, and no other', () => {
    const used = [
      ...services.flatMap((service) => service.pictures),
      ...insights.map(({ picture }) => picture),
    ];
    const names = Object.keys(pictures).toSorted();
    expect([...new Set(used)].toSorted()).toEqual(names);
    const files = readdirSync(path.join(places.demo, 'pictures')).toSorted();
    expect(files).toEqual(names.map((name) => `${name}.svg`).toSorted());
  });

  it('uses only elements that are allowed, and the same in Bangla', () => {
    for (const [html, inBangla] of [
      ...services.map(({ description, bn }) => [description, bn.description] as const),
      ...insights.map(({ body, bn }) => [body, bn.body] as const),
    ]) {
      for (const [, tag = ''] of html.matchAll(/<\/?([a-z0-9]+)/g)) {
        expect(Object.keys(allowedHtml)).toContain(tag);
      }
      expect(elementsOf(inBangla)).toEqual(elementsOf(html));
    }
  });

  it('has as many lines in Bangla as in English', () => {
    for (const { id, bn, ...service } of services) {
      for (const list of ['benefits', 'requirements', 'fees', 'refunds'] as const) {
        expect(bn[list].length, `${id}: ${list}`).toBe(service[list].length);
      }
      expect(bn.facts?.length ?? 0, id).toBe(service.facts.length);
      expect(bn.languages?.length ?? 0, id).toBe(service.languages.length);
    }
  });

  it('has no Latin letters and digits in Bangla', () => {
    const words = [
      ...categories.flatMap(({ bn, subcategories }) => [bn, ...subcategories.map((one) => one.bn)]),
      ...services.map(({ bn }) => bn),
      ...insights.map(({ bn }) => bn),
      ...Object.values(pictures).map(({ bn }) => bn),
      settings.branding.partnersBn,
    ];
    const bare = textsOf(words).map((said) => said.replaceAll(/<[^>]+>/g, ''));
    expect(bare.filter((said) => /[A-Za-z]{2}|\d/.test(said))).toEqual([]);
  });
});
