import type { CategoryWords, InsightWords, ServiceWords } from '../../../schema.ts';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import { describeSceneInBangla } from '../../scenes/bangla-scenes.ts';
import type { DemoService } from '../demo-service.ts';
import type { DemoInsight } from '../insights.ts';
import { airTickets } from './air-tickets.ts';
import { categories } from './categories.ts';
import { hotels } from './hotels.ts';
import { insights } from './insights.ts';
import { asiaEuropeJobs } from './jobs-asia-europe.ts';
import { gulfJobs } from './jobs-gulf.ts';
import { medicalTravel } from './medical.ts';
import { papers } from './papers.ts';
import { rephraseHtml, unnamedCategory } from './phrases-of.ts';
import { pilgrimage } from './pilgrimage.ts';
import { study } from './study.ts';
import { tours } from './tours.ts';
import { visas } from './visas.ts';

/** Every phrase of the demonstration in Bangla. */
export const bangla: Readonly<Record<string, string>> = {
  ...categories,
  ...gulfJobs,
  ...asiaEuropeJobs,
  ...visas,
  ...airTickets,
  ...hotels,
  ...pilgrimage,
  ...study,
  ...tours,
  ...medicalTravel,
  ...papers,
  ...insights,
};

/** A phrase in Bangla; one that is not translated yet, as it is. */
const inBangla = (phrase: string): string => bangla[phrase] ?? phrase;

const perhaps = (phrase: string | undefined) =>
  phrase === undefined ? undefined : inBangla(phrase);

/** A category or subcategory in Bangla. */
export const categoryInBangla = ({
  name,
  description,
}: {
  name: string;
  description?: string;
}): CategoryWords => ({
  name: inBangla(name),
  ...omitNullish({ description: perhaps(description) }),
});

/** All that a service says, in Bangla. */
export const serviceInBangla = (service: DemoService): ServiceWords =>
  omitNullish({
    name: perhaps(service.name),
    jobTitle: perhaps(service.jobTitle),
    kind: perhaps(service.kind),
    description: rephraseHtml(service.description, inBangla),
    country: perhaps(service.country),
    providerName: perhaps(service.provider),
    visaType: perhaps(service.visaType),
    education: perhaps(service.education),
    benefits: service.benefits?.map(inBangla),
    requirements: service.requirements?.map(inBangla),
    languages: service.languages?.map(inBangla),
    fees: service.fees?.map(({ label, due }) => ({
      label: inBangla(label),
      ...omitNullish({ due: perhaps(due) }),
    })),
    refunds: service.refunds?.map(({ step, refund }) => ({
      step: inBangla(step),
      refund: inBangla(refund),
    })),
    facts: service.facts?.map(({ label, value }) => ({
      label: inBangla(label),
      value: inBangla(value),
    })),
    pictures: service.scenes.map(describeSceneInBangla),
  });

/** All that an article says, in Bangla. */
export const insightInBangla = (insight: DemoInsight): InsightWords => ({
  title: inBangla(insight.title),
  excerpt: inBangla(insight.excerpt),
  body: rephraseHtml(insight.body, inBangla),
  picture: describeSceneInBangla(insight.scene),
  category: inBangla(insight.category ?? unnamedCategory),
});
