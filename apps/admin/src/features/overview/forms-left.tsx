import type { PeriodOverview } from '@pothik/contract';
import { Select } from '@pothik/ui';
import { formats } from '../../messages/formats.ts';
import { overviewMessages } from '../../messages/overview.ts';
import { nameOfType } from '../../shared/booking-facts.ts';
import { BarTable } from './bar-table.tsx';
import { useAddressChoice } from './use-address-choice.ts';
import styles from './overview.module.css';

const { forms: words } = overviewMessages.period;

type FormCounts = PeriodOverview['forms'][number];

/** The form as it stands in the address. */
const keyOf = ({ form, serviceType }: FormCounts) =>
  serviceType === undefined ? form : `${form}:${serviceType}`;

function nameOf({ form, serviceType }: FormCounts) {
  if (form === 'register') return words.register;
  return serviceType === undefined ? words.allBookings : words.booking(nameOfType(serviceType));
}

/** Those who reached a step and not the next one, with their share. */
function leftAt(steps: FormCounts['steps'], index: number) {
  const visits = steps[index]?.visits ?? 0;
  const next = steps[index + 1];
  if (!next || visits === 0) return '';
  // A visit that goes over midnight counts on two days.
  const left = Math.max(0, visits - next.visits);
  return words.left(formats.count(left), formats.count(Math.round((left / visits) * 100)));
}

function StepsAndRefusals({ counts: { form, steps, refusals } }: { counts: FormCounts }) {
  const names = form === 'register' ? { ...words.steps, begun: words.begun } : words.steps;
  return (
    <>
      <BarTable
        title={words.title}
        heading="none"
        nameHeader={words.part}
        countHeader={words.reached}
        noteHeader={words.leftHere}
        bars={steps.map(({ step, visits }, index) => ({
          key: step,
          name: names[step],
          count: visits,
          note: leftAt(steps, index),
          tone: step === 'sent' ? 'success' : 'primary',
        }))}
        empty={words.none}
      />
      <h4>{words.refusals}</h4>
      <BarTable
        title={words.refusals}
        heading="none"
        nameHeader={words.reason}
        countHeader={words.times}
        bars={refusals.map(({ refusal, visits }) => ({
          key: refusal,
          name: words.reasons[refusal],
          count: visits,
          tone: 'warning',
        }))}
        empty={words.noRefusals}
      />
    </>
  );
}

/** The progress of people in forms, of which one is chosen in the address. */
export function FormsLeft({ forms }: { forms: PeriodOverview['forms'] }) {
  const [form, choose] = useAddressChoice('form');
  const shown = forms.find((counts) => keyOf(counts) === form) ?? forms[0];
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
        {shown ? (
          <Select
            label={words.choose}
            value={keyOf(shown)}
            options={forms.map((counts) => ({ value: keyOf(counts), label: nameOf(counts) }))}
            onChange={({ target }) => choose(target.value)}
          />
        ) : null}
      </div>
      <p className={styles.soft}>{words.text}</p>
      {shown ? <StepsAndRefusals counts={shown} /> : <p>{words.none}</p>}
    </section>
  );
}
