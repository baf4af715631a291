import { useContactQuery } from '@pothik/api-client/rtk-query';
import { useServiceMessages } from '../../messages/service.ts';
import styles from './service-page.module.css';

/** How to reach the company. */
export function ContactCard() {
  const { service: messages } = useServiceMessages();
  const { data: contact } = useContactQuery();
  return (
    <section className={styles.card} aria-labelledby="contact">
      <h2 id="contact">{messages.contact}</h2>
      {contact?.phone ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : null}
      {contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
      <p>{contact?.phone || contact?.email ? messages.chat : messages.noContact}</p>
    </section>
  );
}
