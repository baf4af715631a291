import type { Hour, Subject } from '../scenes/scene-spec.ts';
import type { DemoService } from './demo-service.ts';

/** What is particular about one service of a family. */
export interface PackageFacts {
  id: string;
  name: string;
  country: string;
  about: string;
  /** Day by day, or step by step. */
  plan: string[];
  included: string[];
  needed: string[];
  fees: [label: string, taka: number, per: 'booking' | 'adult'][];
  picture?: [Subject, Hour, number];
  second?: [Subject, Hour, number];
  card?: string;
  /** What it is called; default: as its family. */
  kind?: string;
  facts?: [label: string, value: string][];
  featured?: true;
}

/** A family of services that differ in their facts alone. */
export function family(shared: {
  category: string;
  kind: string;
  provider: string;
  planHeading: string;
  closing: string;
  weeks?: { min: number; max?: number };
  refunds: { step: string; refund: string }[];
}) {
  return (subcategory: string, facts: PackageFacts): DemoService => ({
    id: facts.id,
    name: facts.name,
    category: shared.category,
    subcategory,
    serviceType: 'other',
    kind: facts.kind ?? shared.kind,
    ...(facts.facts ? { facts: facts.facts.map(([label, value]) => ({ label, value })) } : {}),
    country: facts.country,
    provider: shared.provider,
    ...(facts.card ? { visaType: facts.card } : {}),
    description: `<p>${facts.about}</p><h3>${shared.planHeading}</h3><ol>${facts.plan.map((step) => `<li>${step}</li>`).join('')}</ol><p>${shared.closing}</p>`,
    benefits: facts.included,
    requirements: facts.needed,
    fees: facts.fees.map(([label, amount, per]) => ({ label, amount, per })),
    ...(shared.weeks ? { weeks: shared.weeks } : {}),
    refunds: shared.refunds,
    ...(facts.featured ? { featured: true } : {}),
    scenes: [facts.picture, facts.second].flatMap((picture) =>
      picture ? [{ subject: picture[0], hour: picture[1], seed: picture[2] }] : [],
    ),
  });
}
