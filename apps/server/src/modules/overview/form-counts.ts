import {
  countedForms,
  formRefusals,
  stepsOfForm,
  type CountedForm,
  type FormStep,
  type PeriodOverview,
} from '@pothik/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { formVisits } from '../form-visits/schema.ts';
import type { Span } from './spans.ts';

/** A refusal of fewer visits may be known to be one person's by its reader, and tells little. */
const fewestRefusals = 5;

const toldRefusals = 10;

type FormCounts = PeriodOverview['forms'][number];

interface Count {
  form: string;
  /** Empty for forms that book nothing. */
  type: string;
  kind: string;
  name: string;
  visits: number;
}

function sumOf(counts: readonly Count[], kind: Count['kind'], name: string) {
  return counts
    .filter((count) => count.kind === kind && count.name === name)
    .reduce((sum, { visits }) => sum + visits, 0);
}

function tell(counts: readonly Count[], form: CountedForm, serviceType?: string): FormCounts {
  const visitsOf = (step: FormStep) => ({ step, visits: sumOf(counts, 'step', step) });
  return {
    form,
    ...(serviceType === undefined ? {} : { serviceType }),
    steps: stepsOfForm(form, serviceType).map(visitsOf),
    refusals: formRefusals
      .map((refusal) => ({ refusal, visits: sumOf(counts, 'refusal', refusal) }))
      .filter(({ visits }) => visits >= fewestRefusals)
      .toSorted((one, other) => other.visits - one.visits)
      .slice(0, toldRefusals),
  };
}

/** The progress of people in the forms that were begun. */
export async function readFormCounts(db: Queries, days: Span): Promise<FormCounts[]> {
  const { rows } = await db.execute<Count & Record<string, unknown>>(sql`
    select ${formVisits.form} as form, ${formVisits.serviceType} as type,
      ${formVisits.kind} as kind, ${formVisits.name} as name, sum(${formVisits.visits})::int as visits
    from ${formVisits}
    where ${formVisits.day} >= ${days.from} and ${formVisits.day} <= ${days.to}
    group by 1, 2, 3, 4`);
  return countedForms.flatMap((form) => {
    const counts = rows.filter((row) => row.form === form);
    if (counts.length === 0) return [];
    const types = [...new Set(counts.map(({ type }) => type))].filter((type) => type !== '');
    return [
      tell(counts, form),
      ...types.toSorted().map((serviceType) => {
        const ofType = counts.filter(({ type }) => type === serviceType);
        return tell(ofType, form, serviceType);
      }),
    ];
  });
}
