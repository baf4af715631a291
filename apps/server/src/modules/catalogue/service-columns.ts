import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  categories,
  images,
  serviceImages,
  services,
} from '../../platform/database/schema/index.ts';

export const category = alias(categories, 'category');
export const subcategory = alias(categories, 'subcategory');

/** A picture as it stands in a row. */
interface ImageRow {
  id: string;
  width: number;
  height: number;
  alt: string;
}

const imageJson = sql`json_build_object('id', ${images.id}, 'width', ${images.width}, 'height', ${images.height}, 'alt', ${images.alt})`;

const isOfService = sql`${serviceImages.serviceId} = ${services.id}`;

/** A service's first picture, which lists carry. */
const firstImage = sql<ImageRow[]>`coalesce((
  select json_build_array(${imageJson})
  from ${serviceImages} join ${images} on ${images.id} = ${serviceImages.imageId}
  where ${isOfService}
  order by ${serviceImages.position} limit 1), '[]')`;

/** A service's pictures in their order. */
const imagesOf = (most: number) => sql<ImageRow[]>`(
  select coalesce(json_agg(picture.image order by picture.position), '[]')
  from (
    select ${imageJson} as image, ${serviceImages.position} as position
    from ${serviceImages} join ${images} on ${images.id} = ${serviceImages.imageId}
    where ${isOfService}
    order by ${serviceImages.position} limit ${sql.raw(String(most))}
  ) picture)`;

/** What lists answer of a service. */
export const summaryColumns = {
  id: services.id,
  name: services.name,
  jobTitle: services.jobTitle,
  featured: services.featured,
  serviceType: services.serviceType,
  country: services.country,
  providerName: services.providerName,
  cardVisaType: services.cardVisaType,
  salaryMinMinor: services.salaryMinMinor,
  salaryMaxMinor: services.salaryMaxMinor,
  salaryCurrency: services.salaryCurrency,
  category: { id: category.id, name: category.name, slug: category.slug },
  subcategory: { id: subcategory.id, name: subcategory.name, slug: subcategory.slug },
  images: firstImage,
};

/** What a service's own page needs. */
export const wholeColumns = {
  ...summaryColumns,
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
  fees: services.fees,
  createdAt: services.createdAt,
  updatedAt: services.updatedAt,
};
