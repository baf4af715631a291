import { useCategoriesListQuery, useSearchSuggestQuery } from '@pothik/api-client/rtk-query';
import { Button, EmptyState, Link, LinkButton } from '@pothik/ui';
import { useId, type ReactNode } from 'react';
import { useListingMessages } from '../../../messages/listing.ts';
import { useNothingFoundMessages } from '../../../messages/nothing-found.ts';
import { openLiveChatWith } from '../../../shared/open-live-chat.ts';
import { listingAddress, searchAddress } from '../listing/addresses.ts';
import { catalogueQueries } from '../queries.ts';
import styles from './nothing-found.module.css';

/** How many categories stand where none is near. */
const fewCategories = 4;

function Links({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.links} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

/** Categories that are near to what was searched for, else the first ones. */
function Categories({ search }: { search: string }) {
  const words = useNothingFoundMessages();
  const { data: suggested } = useSearchSuggestQuery({ search });
  const { data: all = [] } = useCategoriesListQuery(catalogueQueries.filter);
  const near = suggested?.categories ?? [];
  const shown = near.length > 0 ? near : all.slice(0, fewCategories);
  if (shown.length === 0) return null;
  return (
    <Links title={words.lookIn}>
      {shown.map(({ name, slug }) => (
        <li key={slug}>
          <Link href={listingAddress(slug)}>{name}</Link>
        </li>
      ))}
    </Links>
  );
}

/** What stands in the place of services where none was found: other words, categories and people. */
export function NothingFound({ search, near }: { search: string; near: readonly string[] }) {
  const { listing } = useListingMessages();
  const words = useNothingFoundMessages();
  return (
    <div>
      <EmptyState title={listing.none}>
        <LinkButton href="/service">{listing.title}</LinkButton>
        {search === '' ? null : (
          <Button emphasis="secondary" onClick={() => openLiveChatWith(words.question(search))}>
            {words.ask}
          </Button>
        )}
      </EmptyState>
      {search === '' ? null : (
        <div className={styles.nearest}>
          {near.length > 0 ? (
            <Links title={words.didYouMean}>
              {near.map((word) => (
                <li key={word}>
                  <Link href={searchAddress(word)}>{word}</Link>
                </li>
              ))}
            </Links>
          ) : null}
          <Categories search={search} />
        </div>
      )}
    </div>
  );
}
