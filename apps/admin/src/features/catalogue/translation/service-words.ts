import type { Refund, ServiceFact, ServiceTranslation, StaffService } from '@pothik/contract';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import { translationMessages } from '../../../messages/translations.ts';
import type { Group, StandingFields } from '../../../shared/translation/translation-form.tsx';

const { fields: labels } = catalogueMessages.service;
const { items, sections } = translationMessages;

/** The translation of a service as its form holds it, by the names under which it is sent. */
export interface ServiceWordsFields extends StandingFields {
  name: string;
  jobTitle: string;
  kind: string;
  country: string;
  providerName: string;
  visaType: string;
  education: string;
  description: string;
  /** In the order of the original's. */
  benefits: string[];
  requirements: string[];
  languages: string[];
  fees: { label: string; due: string }[];
  refunds: Refund[];
  facts: ServiceFact[];
  pictures: string[];
}

/** For each of the original's, what is known of it. */
const along = <Text, Put>(
  own: readonly unknown[] = [],
  texts: readonly Text[] = [],
  put: (text: Text | undefined) => Put,
) => own.map((_one, index) => put(texts[index]));

/** @param known what is translated of it. */
export function toFields(
  service: StaffService,
  known: ServiceTranslation | ServiceWordsFields,
): ServiceWordsFields {
  const line = (text: string | undefined) => text ?? '';
  // A list that has become longer or shorter since is looked through line by line.
  return {
    name: line(known.name),
    jobTitle: line(known.jobTitle),
    kind: line(known.kind),
    country: line(known.country),
    providerName: line(known.providerName),
    visaType: line(known.visaType),
    education: line(known.education),
    description: line(known.description),
    benefits: along(service.benefits, known.benefits, line),
    requirements: along(service.requirements, known.requirements, line),
    languages: along(service.language, known.languages, line),
    fees: along(service.fees, known.fees, (fee) => ({
      label: line(fee?.label),
      due: line(fee?.due),
    })),
    refunds: along(service.refunds, known.refunds, (refund) => ({
      step: line(refund?.step),
      refund: line(refund?.refund),
    })),
    facts: along(service.facts, known.facts, (fact) => ({
      label: line(fact?.label),
      value: line(fact?.value),
    })),
    pictures: along(service.images, known.pictures, line),
    isPublished: known.isPublished,
    ofVersion: known.ofVersion,
  };
}

type Rows = Group<ServiceWordsFields>['rows'];

/** The words of a service that are translated. */
export function groupsOf(service: StaffService): Group<ServiceWordsFields>[] {
  const line = (
    name: 'name' | 'jobTitle' | 'kind' | 'country' | 'providerName' | 'visaType' | 'education',
    original: string | undefined,
    maxLength = 200,
  ): Rows => (original ? [{ name, label: labels[name], original, maxLength }] : []);
  const list = (
    name: 'benefits' | 'requirements' | 'languages',
    texts: readonly string[] = [],
    maxLength = 500,
  ): Group<ServiceWordsFields> => ({
    title: sections[name],
    rows: texts.map((original, index) => ({
      name: `${name}.${index}`,
      label: items[name](index + 1),
      original,
      maxLength,
    })),
  });
  const { description, visaType = service.dynamicFields?.visaType } = service;
  return [
    {
      title: sections.what,
      rows: [
        ...line('name', service.name),
        ...line('jobTitle', service.jobTitle),
        ...line('kind', service.kind, 40),
        ...line('country', service.location?.country, 100),
        ...line('providerName', service.provider?.name),
        ...line('visaType', visaType, 100),
        ...line('education', service.education),
      ],
    },
    {
      title: sections.facts,
      rows: (service.facts ?? []).flatMap(({ label, value }, index): Rows => [
        {
          name: `facts.${index}.label`,
          label: items.factLabel(index + 1),
          original: label,
          maxLength: 40,
        },
        {
          name: `facts.${index}.value`,
          label: items.fact(index + 1),
          original: value,
          maxLength: 100,
        },
      ]),
    },
    {
      title: sections.description,
      rows: description
        ? [
            {
              name: 'description',
              label: labels.description,
              original: description,
              isHtml: true,
              maxLength: 100_000,
            },
          ]
        : [],
    },
    list('benefits', service.benefits),
    list('requirements', service.requirements),
    list('languages', service.language, 60),
    {
      title: sections.fees,
      rows: (service.fees ?? []).flatMap(({ label, due = '' }, index): Rows => {
        const rows = [
          { name: `fees.${index}.label`, label: items.fee(index + 1), original: label },
          { name: `fees.${index}.due`, label: items.feeDue(index + 1), original: due },
        ] as const;
        return rows
          .filter(({ original }) => original !== '')
          .map((row) => ({ ...row, maxLength: 100 }));
      }),
    },
    {
      title: sections.refunds,
      rows: (service.refunds ?? []).flatMap(({ step, refund }, index): Rows => [
        {
          name: `refunds.${index}.step`,
          label: items.refundStep(index + 1),
          original: step,
          maxLength: 100,
        },
        {
          name: `refunds.${index}.refund`,
          label: items.refund(index + 1),
          original: refund,
          maxLength: 200,
        },
      ]),
    },
    {
      title: sections.pictures,
      rows: (service.images ?? []).flatMap(({ secure_url: picture, alt: original }, index): Rows =>
        original
          ? [
              {
                name: `pictures.${index}`,
                label: items.picture(index + 1),
                original,
                picture,
                maxLength: 300,
              },
            ]
          : [],
      ),
    },
  ];
}
