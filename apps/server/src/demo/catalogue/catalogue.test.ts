import { allowedHtml } from '@pothik/contract';
import { describe, expect, it } from 'vitest';
import { bangla } from './bn/index.ts';
import { phrasesOfInsight, phrasesOfService } from './bn/phrases-of.ts';
import { demoCategories } from './categories.ts';
import { demoServices } from './index.ts';
import { insights } from './insights.ts';

const published = demoServices.filter(({ draft }) => !draft);
const keyOf = (scene: unknown) => JSON.stringify(scene);
const bySlug = new Map(demoCategories.map((category) => [category.slug, category]));

describe('the demonstration catalogue', () => {
  it('is worth browsing', () => {
    expect(demoCategories.length).toBeGreaterThanOrEqual(9);
    expect(published.length).toBeGreaterThanOrEqual(90);
    expect(insights).toHaveLength(6);
    expect(published.filter(({ featured }) => featured).length).toBeGreaterThan(10);
  });

  it('shows every case that a screen has to deal with', () => {
    expect(published.filter(({ category }) => category === undefined)).toHaveLength(1);
    expect(published.filter(({ scenes }) => scenes.length === 0)).toHaveLength(1);
    expect(published.some(({ name, jobTitle }) => !name && jobTitle)).toBe(true);
    expect(published.some(({ salary }) => salary)).toBe(true);
    expect(published.some(({ languages }) => languages)).toBe(true);
    expect(published.some(({ scenes }) => scenes.length > 1)).toBe(true);
    expect(demoServices.some(({ draft }) => draft)).toBe(true);
  });

  it('has ids that are unique and can be read', () => {
    const ids = demoServices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('puts services only where there is a category', () => {
    for (const { id, category, subcategory } of demoServices) {
      if (category === undefined) continue;
      const slugs = bySlug.get(category)?.subcategories.map(({ slug }) => slug);
      expect(slugs, id).toBeDefined();
      if (subcategory !== undefined) expect(slugs, id).toContain(subcategory);
    }
  });

  it('gives every service a name or a job title', () => {
    for (const { id, name, jobTitle } of demoServices) expect(name ?? jobTitle, id).toBeTruthy();
  });

  it('has a picture of its own for every service', () => {
    const first = published.flatMap(({ scenes }) => scenes.slice(0, 1)).map(keyOf);
    expect(new Set(first).size).toBe(first.length);
  });

  it('describes with the elements that are allowed', () => {
    const texts = [
      ...demoServices.map(({ description }) => description),
      ...insights.map(({ body }) => body),
    ];
    for (const text of texts) {
      for (const [, tag = ''] of text.matchAll(/<\/?([a-z0-9]+)/g)) {
        expect(Object.keys(allowedHtml)).toContain(tag);
      }
    }
  });

  it('asks for whole amounts, of which some are free of charge', () => {
    const amounts = demoServices.flatMap(({ fees = [] }) => fees.map(({ amount }) => amount));
    expect(amounts.filter((amount) => !Number.isSafeInteger(amount) || amount < 0)).toEqual([]);
    expect(amounts).toContain(0);
    for (const { salary } of demoServices) {
      if (salary) expect(salary.max).toBeGreaterThanOrEqual(salary.min);
    }
  });

  it('says every phrase in Bangla as well, and nothing that it does not say in English', () => {
    const phrases = new Set([
      ...demoCategories.flatMap(({ name, description, subcategories }) => [
        name,
        description,
        ...subcategories.map((child) => child.name),
      ]),
      ...demoServices.flatMap(phrasesOfService),
      ...insights.flatMap(phrasesOfInsight),
    ]);
    expect(Object.keys(bangla).toSorted()).toEqual([...phrases].toSorted());
  });

  it('says in Bangla nothing in Latin letters, and no digits of theirs', () => {
    const bare = Object.values(bangla).map((said) => said.replaceAll(/<[^>]+>/g, ''));
    expect(bare.filter((said) => /[A-Za-z]{2}|\d/.test(said))).toEqual([]);
  });

  it('keeps the elements and the addresses of a phrase in Bangla', () => {
    const elements = (text: string) => (text.match(/<[^>]+>/g) ?? []).toSorted();
    for (const [english, said] of Object.entries(bangla)) {
      expect(elements(said), english).toEqual(elements(english));
    }
  });
});
