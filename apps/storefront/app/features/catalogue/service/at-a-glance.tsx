import type { Service } from '@pothik/contract';
import { Link } from '@pothik/ui';
import type { ReactNode } from 'react';
import { useServiceMessages } from '../../../messages/service.ts';
import { useFormats } from '../../../messages/formats.ts';
import { Written } from '../../../shared/written.tsx';
import { formatSalary } from '../facts.ts';
import { factsAtAGlance } from './service-facts.ts';
import styles from './service-page.module.css';

/** The place of the requirements on the page. */
export const requirementsId = 'requirements';

type Taka = NonNullable<NonNullable<Service['salary']>['taka']>;

/** A salary in taka, which moves with its rate. */
function InTaka({ taka: { min, max, rate, on } }: { taka: Taka }) {
  const { service: messages } = useServiceMessages();
  const formats = useFormats();
  const range = max === undefined ? [min] : [min, max];
  return messages.aboutTaka(
    range.map(formats.amount).join(' - '),
    formats.amount(rate),
    formats.day(on) ?? on,
  );
}

/** The facts that decide: the salary, the price in all, the time, those of its kind, and the requirements. */
export function AtAGlance({ service }: { service: Service }) {
  const { service: messages } = useServiceMessages();
  const formats = useFormats();
  const { requirements = [], salary, total, weeks, facts: own = [] } = service;
  const facts: { label: string; value: ReactNode; more?: ReactNode }[] = [
    {
      label: messages.salary,
      value: formatSalary(salary, formats),
      more: salary?.taka && <InTaka taka={salary.taka} />,
    },
    { label: messages.pay, value: total && formats.money(total) },
    { label: messages.takes, value: weeks && messages.weeks(weeks) },
    ...own
      .slice(0, factsAtAGlance)
      .map(({ label, value }) => ({ label, value: value && <Written>{value}</Written> })),
    {
      label: messages.papers,
      value: requirements.length > 0 && (
        <Link href={`#${requirementsId}`}>{messages.countOfPapers(requirements.length)}</Link>
      ),
    },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section aria-label={messages.glance}>
      <dl className={styles.glance}>
        {facts.map(({ label, value, more }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            {more ? <dd className={styles.more}>{more}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
