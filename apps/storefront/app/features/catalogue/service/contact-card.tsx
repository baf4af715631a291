import { useSettingsContactQuery } from '@pothik/api-client/rtk-query';
import { useServiceMessages } from '../../../messages/service.ts';
import styles from './service-page.module.css';

/** How to reach the company. */
export function ContactCard() {
  const { service: messages } = useServiceMessages();
  const { data: contact, isError } = useSettingsContactQuery();
  // While it is being loaded, nobody knows that it is missing.
  const isMissing = contact ? !contact.phone && !contact.email : isError;
  return (
    <section className={styles.card} aria-labelledby="contact">
      <h2 id="contact">{messages.contact}</h2>
      {contact?.phone ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : null}
      {contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
      <p>{isMissing ? messages.noContact : messages.chat}</p>
    </section>
  );
}
