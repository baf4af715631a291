import { Button, MessageState } from '@pothik/ui';
import { use, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LanguageContext } from '../../messages/create-messages.ts';
import { useOfflineMessages } from '../../messages/offline.ts';
import { PageMeta } from '../../shared/page-meta.tsx';
import { safePath } from '../../shared/safe-path.ts';
import { offlinePath } from '../../shared/saved-copies.ts';
import { findSavedPages, type SavedPage } from './saved-pages.ts';
import styles from './offline-page.module.css';

/** The interval at which the wanted page is tried, in milliseconds. */
const lookEvery = 10_000;

/** Goes to an address as soon as it answers. Returns a function that stops it. */
function openWhenThereIsALine(address: string) {
  const look = () => {
    fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
      () => location.replace(address),
      () => undefined,
    );
  };
  look();
  addEventListener('online', look);
  const timer = setInterval(look, lookEvery);
  return () => {
    removeEventListener('online', look);
    clearInterval(timer);
  };
}

/** Stands for a page that is not saved on this device, and opens it as soon as there is a line. */
export function OfflinePage() {
  const messages = useOfflineMessages();
  const language = use(LanguageContext);
  const [query] = useSearchParams();
  const [pages, setPages] = useState<readonly SavedPage[]>();
  const wanted = safePath(query.get('to'));
  useEffect(() => {
    findSavedPages(language).then(setPages, () => setPages([]));
  }, [language]);
  useEffect(() => openWhenThereIsALine(wanted), [wanted]);
  return (
    <main id="content" className={styles.page}>
      <PageMeta title={messages.title} canonical={offlinePath} noIndex />
      <MessageState title={messages.title} text={messages.text} headingLevel={1} drawing="bridge">
        <Button onClick={() => location.replace(wanted)}>{messages.tryAgain}</Button>
      </MessageState>
      {pages ? (
        <section aria-labelledby="saved-pages">
          <h2 id="saved-pages">{messages.savedPages}</h2>
          {pages.length === 0 ? <p>{messages.nothingSaved}</p> : null}
          <ul className={styles.pages}>
            {pages.map(({ address, title }) => (
              <li key={address}>
                <a href={address}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </main>
  );
}
