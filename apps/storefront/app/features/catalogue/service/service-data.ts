import type { Service } from '@pothik/contract';
import { canonicalServiceAddress, listingAddress } from '../listing/addresses.ts';
import { summarize } from './summarize.ts';

type StructuredData = { '@type': string } & Record<string, unknown>;

interface Page {
  /** What all services together are called. */
  services: string;
  /** Makes a whole address of a path. */
  toAddress: (path: string) => string;
}

function breadcrumbs(
  service: Service,
  title: string,
  { services, toAddress }: Page,
): StructuredData {
  const places = [
    { name: services, path: '/service' },
    ...[service.category, service.subcategory].flatMap((place) =>
      place ? [{ name: place.name, path: listingAddress(place.slug) }] : [],
    ),
    { name: title, path: canonicalServiceAddress(service) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: toAddress(path),
    })),
  };
}

function job(service: Service, title: string): StructuredData {
  const { salary, location, provider } = service;
  return {
    '@type': 'JobPosting',
    title,
    description: service.description ?? title,
    datePosted: service.createdAt,
    employmentType: 'FULL_TIME',
    hiringOrganization: provider?.name && { '@type': 'Organization', name: provider.name },
    jobLocation: location?.country && {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressCountry: location.country },
    },
    baseSalary: salary &&
      salary.min > 0 && {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: {
          '@type': 'QuantitativeValue',
          minValue: salary.min,
          maxValue: salary.max,
          unitText: 'MONTH',
        },
      },
  };
}

/** What a service is to search engines: a job or a service, and where it stands. */
export function serviceData(service: Service, title: string, page: Page): StructuredData[] {
  const main: StructuredData = service.jobTitle
    ? job(service, title)
    : {
        '@type': 'Service',
        name: title,
        description: summarize(service.description ?? title, 500),
        serviceType: service.kind ?? service.serviceType,
        areaServed: service.location?.country,
        provider: service.provider?.name && {
          '@type': 'Organization',
          name: service.provider.name,
        },
      };
  return [main, breadcrumbs(service, title, page)];
}
