import { settingsApi, useSettingsContactQuery } from '@pothik/api-client/rtk-query';
import { data } from 'react-router';
import { NotFound } from '../features/layout/not-found.tsx';
import { isInformationPage, useInformationMessages } from '../messages/information.ts';
import { PageMeta } from '../shared/page-meta.tsx';
import { preloadInTime } from '../store/preload.ts';
import type { Route } from './+types/information.ts';
import styles from './information.module.css';

/** Pages that ask to be written to or called. */
const leadsToUs = (page: string) => page === 'support' || page === 'careers';

export async function loader({ context, params: { page } }: Route.LoaderArgs) {
  if (leadsToUs(page)) {
    await preloadInTime(context, settingsApi.endpoints.settingsContact.initiate);
  }
  return data(null, { status: isInformationPage(page) ? 200 : 404 });
}

export const clientLoader = () => null;

/** How to reach the company, as far as it is configured. */
function Contact() {
  const { data: contact } = useSettingsContactQuery();
  return (
    <p className={styles.contact}>
      {contact?.phone ? <a href={`tel:${contact.phone}`}>{contact.phone}</a> : null}
      {contact?.email ? <a href={`mailto:${contact.email}`}>{contact.email}</a> : null}
    </p>
  );
}

/** Pages of text: privacy, terms and the like. */
export default function Information({ params }: Route.ComponentProps) {
  const information = useInformationMessages();
  if (!isInformationPage(params.page)) return <NotFound />;
  const { title, text, sections } = information[params.page];
  return (
    <main id="content" className={styles.page}>
      <PageMeta title={title} description={text} canonical={`/${params.page}`} />
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {leadsToUs(params.page) ? <Contact /> : null}
      {sections.map((section) => (
        <section key={section.title} aria-label={section.title}>
          <h2>{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </main>
  );
}
