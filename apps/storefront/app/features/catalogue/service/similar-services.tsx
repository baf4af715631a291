import { useServicesSimilarQuery } from '@pothik/api-client/rtk-query';
import { useServiceMessages } from '../../../messages/service.ts';
import { ServiceItem } from '../service-item.tsx';
import styles from './similar-services.module.css';

/** Services like this one; nothing where there are none. */
export function SimilarServices({ id }: { id: string }) {
  const { service: messages } = useServiceMessages();
  const { data = [] } = useServicesSimilarQuery({ id });
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={messages.similar}>
      <h2>{messages.similar}</h2>
      <ul className={styles.services}>
        {data.map((service) => (
          <li key={service._id}>
            <ServiceItem service={service} sizes="(min-width: 64rem) 24rem, 17rem" shown={384} />
          </li>
        ))}
      </ul>
    </section>
  );
}
