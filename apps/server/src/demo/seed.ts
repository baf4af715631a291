import { sql } from 'drizzle-orm';
import { indexCategories, indexServices } from '../modules/catalogue/search/search-index.ts';
import { createService } from '../modules/catalogue/service-input.ts';
import type { Originals } from '../modules/media/originals.ts';
import type { Database, Queries } from '../platform/database/open.ts';
import * as schema from '../schema.ts';
import { categoryInBangla, insightInBangla, serviceInBangla } from './catalogue/bn/index.ts';
import { demoCategories } from './catalogue/categories.ts';
import type { DemoService } from './catalogue/demo-service.ts';
import { demoServices } from './catalogue/index.ts';
import { insights } from './catalogue/insights.ts';
import { describeScene, drawScene } from './scenes/draw-scene.ts';
import type { SceneSpec } from './scenes/scene-spec.ts';
import { height, width } from './scenes/shapes.ts';

const airlines = [
  'Biman Bangladesh Airlines',
  'US-Bangla Airlines',
  'Emirates',
  'Qatar Airways',
  'Saudia',
  'Singapore Airlines',
];

/** The same in Bangla. */
const airlinesBn = [
  'বিমান বাংলাদেশ এয়ারলাইনস',
  'ইউএস-বাংলা এয়ারলাইনস',
  'এমিরেটস',
  'কাতার এয়ারওয়েজ',
  'সৌদিয়া',
  'সিঙ্গাপুর এয়ারলাইনস',
];

const imageId = ({ subject, hour, seed }: SceneSpec) => `${subject}-${hour}-${String(seed)}`;

async function isEmpty(db: Queries): Promise<boolean> {
  const [row] = await db
    .select({ empty: sql<boolean>`not exists (select from ${schema.categories})` })
    .from(sql`(select 1) one`);
  return row?.empty ?? false;
}

async function insertCategories(db: Queries) {
  for (const [position, category] of demoCategories.entries()) {
    const { subcategories, ...own } = category;
    await db.insert(schema.categories).values({ id: own.slug, ...own, position });
    const children = subcategories.map(({ hidden, ...child }, index) => ({
      id: child.slug,
      ...child,
      parentId: own.slug,
      position: index,
      showInNavigation: !hidden,
    }));
    await db.insert(schema.categories).values(children);
  }
}

/** Neighbours in lists come from different categories, as in a catalogue that has grown. */
function interleave(services: readonly DemoService[]): DemoService[] {
  const queues = [...Map.groupBy(services, ({ category }) => category).values()];
  const mixed: DemoService[] = [];
  for (let index = 0; mixed.length < services.length; index += 1) {
    for (const queue of queues) {
      const next = queue[index];
      if (next) mixed.push(next);
    }
  }
  return mixed;
}

async function insertImages(db: Queries, scenes: readonly SceneSpec[]) {
  const rows = scenes.map((scene) => ({
    id: imageId(scene),
    key: `${imageId(scene)}.svg`,
    width,
    height,
    alt: describeScene(scene),
    inLibrary: true,
  }));
  await db.insert(schema.images).values(rows).onConflictDoNothing();
}

async function insertServices(db: Queries) {
  const services = interleave(demoServices);
  const stored = await db
    .insert(schema.services)
    .values(
      services.map((service, position) =>
        createService({
          id: service.id,
          name: service.name,
          jobTitle: service.jobTitle,
          description: service.description,
          categoryId: service.category,
          subcategoryId: service.subcategory,
          serviceType: service.serviceType,
          kind: service.kind,
          facts: service.facts ?? [],
          country: service.country,
          providerName: service.provider,
          visaType: service.visaType,
          cardVisaType: service.visaType,
          salary: service.salary,
          benefits: service.benefits ?? [],
          requirements: service.requirements ?? [],
          experienceMin: service.experience?.min,
          experienceMax: service.experience?.max,
          experienceUnit: service.experience?.unit,
          education: service.education,
          contractDuration: service.contract?.duration,
          contractUnit: service.contract?.unit,
          languages: service.languages ?? [],
          weeksMin: service.weeks?.min,
          weeksMax: service.weeks?.max,
          refunds: service.refunds ?? [],
          licenceNumber: service.licence?.number,
          licenceCheckAt: service.licence?.checkAt,
          licenceCheckedOn: service.licence?.checkedOn,
          fees: (service.fees ?? []).map((fee) => ({ ...fee, currency: 'BDT' })),
          featured: service.featured ?? false,
          isActive: !service.draft,
          position,
        }),
      ),
    )
    .returning();
  const pictures = services.flatMap((service) =>
    service.scenes.map((scene, position) => ({
      serviceId: service.id,
      position,
      imageId: imageId(scene),
    })),
  );
  await db.insert(schema.serviceImages).values(pictures);
  return stored;
}

/** Everything in Bangla as well, before the services are made to be found. */
async function insertTranslations(db: Queries) {
  const standing = { language: 'bn', isPublished: true, ofVersion: 1 } as const;
  const categories = demoCategories.flatMap(({ subcategories, ...own }) => [own, ...subcategories]);
  await db.insert(schema.categoryTranslations).values(
    categories.map((category) => ({
      originalId: category.slug,
      words: categoryInBangla(category),
      ...standing,
    })),
  );
  await db.insert(schema.serviceTranslations).values(
    demoServices.map((service) => ({
      originalId: service.id,
      words: serviceInBangla(service),
      ...standing,
    })),
  );
  await db.insert(schema.insightTranslations).values(
    insights.map((insight) => ({
      originalId: insight.id,
      words: insightInBangla(insight),
      ...standing,
    })),
  );
}

/** About what units were worth when the demonstration was written. */
const rates = Object.entries({
  AED: 33.2,
  EUR: 141,
  JPY: 0.79,
  KRW: 0.083,
  MYR: 29.4,
  OMR: 317,
  QAR: 33.5,
  SAR: 32.5,
  SGD: 93.8,
}).map(([currency, taka]) => ({ currency, taka, on: '2026-11-02' }));

async function insertRest(db: Queries) {
  await db.insert(schema.insights).values(
    insights.map(({ scene, publishedAt, relatedCategory, ...insight }) => ({
      ...insight,
      relatedCategoryId: relatedCategory,
      publishedAt: new Date(publishedAt),
      coverImageId: imageId(scene),
    })),
  );
  await db.insert(schema.settings).values([
    { name: 'branding', value: { partners: airlines, partnersBn: airlinesBn } },
    { name: 'exchangeRates', value: { rates } },
    { name: 'contact', value: { phone: '+8801712345678', email: 'hello@pothik.example' } },
  ]);
}

/**
 * Fills an empty database with the demonstration catalogue, all of it or nothing.
 *
 * @returns whether it was empty.
 */
export async function seedDemonstration(
  { db }: Pick<Database, 'db'>,
  originals: Originals,
): Promise<boolean> {
  if (!(await isEmpty(db))) return false;
  const scenes = [
    ...demoServices.flatMap((service) => service.scenes),
    ...insights.map(({ scene }) => scene),
  ];
  for (const scene of scenes) await originals.put(`${imageId(scene)}.svg`, drawScene(scene));
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${schema.categories} in exclusive mode`);
    if (!(await isEmpty(transaction))) return false;
    await insertCategories(transaction);
    await indexCategories(
      transaction,
      demoCategories.flatMap(({ subcategories, ...own }) => [own, ...subcategories]),
    );
    await insertImages(transaction, scenes);
    const services = await insertServices(transaction);
    await insertRest(transaction);
    await insertTranslations(transaction);
    await indexServices(transaction, services);
    return true;
  });
}
