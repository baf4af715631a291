import type { Service } from '@pothik/contract';
import { Link } from '@pothik/ui';
import { useServiceMessages } from '../../../messages/service.ts';
import { formatMoney } from '../../../shared/format-amount.ts';
import { formatSalary } from '../facts.ts';
import styles from './service-page.module.css';

/** The place of the requirements on the page. */
export const requirementsId = 'requirements';

/** The facts that decide: the salary, the price in all, and the requirements. */
export function AtAGlance({ service }: { service: Service }) {
  const { service: messages } = useServiceMessages();
  const { requirements = [], total } = service;
  const facts = [
    { label: messages.salary, value: formatSalary(service.salary) },
    { label: messages.pay, value: total && formatMoney(total) },
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
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
