import { useContactQuery } from '@pothik/api-client/rtk-query';
import { Badge, LinkButton } from '@pothik/ui';
import { useLocation } from 'react-router';
import { useServiceMessages } from '../../messages/service.ts';
import styles from './service-page.module.css';

/** The two ways of booking. */
export function BookingCard() {
  const { service: messages } = useServiceMessages();
  const { pathname, search } = useLocation();
  const login = `/login?redirect=${encodeURIComponent(pathname + search)}`;
  return (
    <section className={styles.card} aria-labelledby="book">
      <h2 id="book">{messages.book}</h2>
      <div className={styles.choice}>
        <h3>
          {messages.instant} <Badge tone="sun">{messages.recommended}</Badge>
        </h3>
        <p>{messages.instantText}</p>
        <p className={styles.soon}>{messages.soon}</p>
      </div>
      <div className={styles.choice}>
        <LinkButton href={login} emphasis="secondary" aria-describedby="book-login">
          {messages.login}
        </LinkButton>
        <p id="book-login">{messages.loginText}</p>
      </div>
    </section>
  );
}

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
