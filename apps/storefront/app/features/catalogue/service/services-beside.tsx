import type { Elements } from '@pothik/ui';
import type { ServiceSummary } from '@pothik/contract';
import { ServiceItem } from '../service-item.tsx';
import styles from './services-beside.module.css';

export interface ServicesBesideProps {
  title: string;
  services: readonly ServiceSummary[];
  /** What follows them, such as a way to more. */
  children?: Elements;
}

/** A few services below something else; nothing where there are none. */
export function ServicesBeside({ title, services, children }: ServicesBesideProps) {
  if (services.length === 0) return null;
  return (
    <section className={styles.section} aria-label={title} data-count={services.length}>
      <h2>{title}</h2>
      <ul className={styles.services}>
        {services.map((service) => (
          <li key={service._id}>
            <ServiceItem service={service} sizes="(min-width: 64rem) 24rem, 17rem" shown={384} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
