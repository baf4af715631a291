import { data } from 'react-router';
import { NotFound } from '../features/layout/not-found.tsx';
import { isInformationPage, usePagesMessages } from '../messages/pages.ts';
import { PageMeta } from '../shared/page-meta.tsx';
import type { Route } from './+types/information.ts';
import styles from './information.module.css';

export const loader = ({ params }: Route.LoaderArgs) =>
  data(null, { status: isInformationPage(params.page) ? 200 : 404 });

export const clientLoader = () => null;

/** Short pages of text: privacy, terms and the like. */
export default function Information({ params }: Route.ComponentProps) {
  const { information } = usePagesMessages();
  if (!isInformationPage(params.page)) return <NotFound />;
  const { title, text } = information[params.page];
  return (
    <main id="content" className={styles.page}>
      <PageMeta title={title} description={text} canonical={`/${params.page}`} />
      <h1>{title}</h1>
      <p>{text}</p>
    </main>
  );
}
