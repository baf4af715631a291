import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { indexCategories, indexServices } from '../modules/search/search-index.ts';
import { createService } from '../modules/catalogue-staff/service-input.ts';
import type { Originals } from '../modules/media/originals.ts';
import type { Database, Queries } from '../platform/database/open.ts';
import * as schema from '../schema.ts';
import { readCatalogue, type DemoCatalogue } from './read-catalogue.ts';

async function isEmpty(db: Queries): Promise<boolean> {
  const [row] = await db
    .select({ empty: sql<boolean>`not exists (select from ${schema.categories})` })
    .from(sql`(select 1) one`);
  return row?.empty ?? false;
}

async function insertCategories(db: Queries, { categories }: DemoCatalogue) {
  for (const [position, category] of categories.entries()) {
    const { subcategories, bn: _bn, ...own } = category;
    await db.insert(schema.categories).values({ id: own.slug, ...own, position });
    const children = subcategories.map(({ hidden, bn: _words, ...child }, index) => ({
      id: child.slug,
      ...child,
      parentId: own.slug,
      position: index,
      showInNavigation: !hidden,
    }));
    await db.insert(schema.categories).values(children);
  }
}

/** Alternates between the categories, as a catalogue that has grown does. */
function interleave(services: DemoCatalogue['services']): DemoCatalogue['services'] {
  const queues = [...Map.groupBy(services, ({ category }) => category).values()];
  const longest = Math.max(...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    queues.flatMap((queue) => queue.slice(index, index + 1)),
  ).flat();
}

async function insertPictures(db: Queries, { pictures }: DemoCatalogue) {
  const rows = Object.entries(pictures).map(([name, { en: alt }]) => ({
    id: name,
    key: `${name}.svg`,
    width: 1200,
    height: 900,
    alt,
    inLibrary: true,
  }));
  await db.insert(schema.images).values(rows);
}

async function insertServices(db: Queries, catalogue: DemoCatalogue) {
  const services = interleave(catalogue.services);
  const stored = await db
    .insert(schema.services)
    .values(
      services.map((service, position) => ({
        id: service.id,
        ...createService({
          name: service.name,
          jobTitle: service.jobTitle,
          description: service.description,
          categoryId: service.category,
          subcategoryId: service.subcategory,
          serviceType: service.serviceType,
          kind: service.kind,
          facts: service.facts,
          country: service.country,
          providerName: service.provider,
          visaType: service.visaType,
          cardVisaType: service.visaType,
          salary: service.salary,
          benefits: service.benefits,
          requirements: service.requirements,
          experienceMin: service.experience?.min,
          experienceMax: service.experience?.max,
          experienceUnit: service.experience?.unit,
          education: service.education,
          contractDuration: service.contract?.duration,
          contractUnit: service.contract?.unit,
          languages: service.languages,
          weeksMin: service.weeks?.min,
          weeksMax: service.weeks?.max,
          refunds: service.refunds,
          licenceNumber: service.licence?.number,
          licenceCheckAt: service.licence?.checkAt,
          licenceCheckedOn: service.licence?.checkedOn,
          fees: service.fees.map((fee) => ({ ...fee, currency: 'BDT' })),
          featured: service.featured ?? false,
          isActive: !service.draft,
          position,
        }),
      })),
    )
    .returning();
  const pictures = services.flatMap((service) =>
    service.pictures.map((imageId, position) => ({ serviceId: service.id, position, imageId })),
  );
  await db.insert(schema.serviceImages).values(pictures);
  return stored;
}

/** Everything in Bangla, before the services are indexed. */
async function insertTranslations(db: Queries, catalogue: DemoCatalogue) {
  const standing = { language: 'bn', isPublished: true, ofVersion: 1 } as const;
  const inPicture = (name: string) => catalogue.pictures[name]?.bn ?? '';
  const categories = catalogue.categories.flatMap((category) => [
    category,
    ...category.subcategories,
  ]);
  await db
    .insert(schema.categoryTranslations)
    .values(categories.map(({ slug, bn }) => ({ originalId: slug, words: bn, ...standing })));
  await db.insert(schema.serviceTranslations).values(
    catalogue.services.map(({ id, bn, pictures }) => ({
      originalId: id,
      words: { ...bn, pictures: pictures.map(inPicture) },
      ...standing,
    })),
  );
  await db.insert(schema.insightTranslations).values(
    catalogue.insights.map(({ id, bn, picture }) => ({
      originalId: id,
      words: { ...bn, picture: inPicture(picture) },
      ...standing,
    })),
  );
}

async function insertRest(db: Queries, { insights, settings }: DemoCatalogue) {
  await db.insert(schema.insights).values(
    insights.map(({ picture, publishedAt, relatedCategory, bn: _bn, ...insight }) => ({
      ...insight,
      relatedCategoryId: relatedCategory,
      publishedAt: new Date(publishedAt),
      coverImageId: picture,
    })),
  );
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await db.insert(schema.settings).values(rows);
}

/**
 * Fills an empty database with the demonstration catalogue, all of it or nothing.
 *
 * @param folder with the files of the catalogue.
 * @returns whether it was empty.
 */
export async function seedDemonstration(
  { db }: Pick<Database, 'db'>,
  originals: Originals,
  folder: string,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const catalogue = await readCatalogue(folder);
  for (const name of Object.keys(catalogue.pictures)) {
    const file = `${name}.svg`;
    await originals.put(file, await readFile(path.join(folder, 'pictures', file)));
  }
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${schema.categories} in exclusive mode`);
    if (!(await isEmpty(transaction))) return false;
    await insertCategories(transaction, catalogue);
    await indexCategories(
      transaction,
      catalogue.categories.flatMap(({ subcategories, ...own }) => [own, ...subcategories]),
    );
    await insertPictures(transaction, catalogue);
    const services = await insertServices(transaction, catalogue);
    await insertRest(transaction, catalogue);
    await insertTranslations(transaction, catalogue);
    await indexServices(transaction, services);
    return true;
  });
}
