import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { categories, serviceImages, services } from './schema.ts';
import { images } from '../media/schema.ts';
import { shownColumns, type ShownImage } from '../media/image-serializer.ts';

export const category = alias(categories, 'category');
export const subcategory = alias(categories, 'subcategory');

/** A service's first picture, which lists carry: one row at most, joined and not looked up. */
export const firstPicture = alias(serviceImages, 'first_picture');
export const firstImage = alias(images, 'first_image');

/** They are counted from 0. */
export const isFirstPicture = and(
  eq(firstPicture.serviceId, services.id),
  eq(firstPicture.position, 0),
);
export const isFirstImage = eq(firstImage.id, firstPicture.imageId);

const imageJson = sql`json_build_object(${sql.join(
  Object.entries(shownColumns(images)).map(
    ([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`,
  ),
  sql`, `,
)})`;

/** A service's pictures in their order. */
const imagesOf = (most: number) => sql<ShownImage[]>`(
  select coalesce(json_agg(picture.image order by picture.position), '[]')
  from (
    select ${imageJson} as image, ${serviceImages.position} as position
    from ${serviceImages} join ${images} on ${images.id} = ${serviceImages.imageId}
    where ${serviceImages.serviceId} = ${services.id}
    order by ${serviceImages.position} limit ${sql.raw(String(most))}
  ) picture)`;

/** What is answered of a service wherever it stands. */
const cardColumns = {
  id: services.id,
  name: services.name,
  jobTitle: services.jobTitle,
  featured: services.featured,
  serviceType: services.serviceType,
  kind: services.kind,
  facts: services.facts,
  country: services.country,
  providerName: services.providerName,
  cardVisaType: services.cardVisaType,
  salaryMinMinor: services.salaryMinMinor,
  salaryMaxMinor: services.salaryMaxMinor,
  salaryCurrency: services.salaryCurrency,
  fees: services.fees,
  category: { id: category.id, name: category.name, slug: category.slug },
  subcategory: { id: subcategory.id, name: subcategory.name, slug: subcategory.slug },
};

/** What lists answer of a service. */
export const summaryColumns = {
  ...cardColumns,
  image: shownColumns(firstImage),
};

/** What a service's own page needs. */
export const wholeColumns = {
  ...cardColumns,
  images: imagesOf(20),
  description: services.description,
  benefits: services.benefits,
  requirements: services.requirements,
  experienceMin: services.experienceMin,
  experienceMax: services.experienceMax,
  experienceUnit: services.experienceUnit,
  education: services.education,
  visaType: services.visaType,
  contractDuration: services.contractDuration,
  contractUnit: services.contractUnit,
  languages: services.languages,
  weeksMin: services.weeksMin,
  weeksMax: services.weeksMax,
  refunds: services.refunds,
  licenceNumber: services.licenceNumber,
  licenceCheckAt: services.licenceCheckAt,
  licenceCheckedOn: services.licenceCheckedOn,
  createdAt: services.createdAt,
  updatedAt: services.updatedAt,
};
