import { useStaffSearchListMissedQuery } from '@pothik/api-client/rtk-query';
import type { MissedSearch } from '@pothik/contract';
import { DataTable, EmptyState, LinkButton, Pagination, type DataColumn } from '@pothik/ui';
import { useSearchParams } from 'react-router';
import { formats } from '../../../messages/formats.ts';
import { searchWordsMessages } from '../../../messages/search-words.ts';
import { toMoment } from '../../../shared/moments.ts';
import { newSearchWordsAddress, searchWordsAddress } from './search-words-address.ts';
import styles from './search-words.module.css';
import { LoadFailed } from '../../../shared/page/load-failed.tsx';

const { missed: words, add } = searchWordsMessages;

const columns: DataColumn<MissedSearch>[] = [
  { key: 'query', header: words.columns.query, isRowHeader: true, cell: ({ query }) => query },
  {
    key: 'times',
    header: words.columns.times,
    align: 'end',
    cell: ({ times }) => formats.count(times),
  },
  { key: 'last', header: words.columns.last, cell: ({ lastAt }) => toMoment(lastAt) },
  {
    key: 'action',
    header: words.columns.action,
    cell: ({ query }) => (
      <LinkButton
        emphasis="quiet"
        href={newSearchWordsAddress(query.slice(0, 60))}
        aria-label={words.addTo(query)}
      >
        {add}
      </LinkButton>
    ),
  },
];

/** What several people searched for in vain, each with the way to words by which it is found. */
export function MissedSearches() {
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('missed')) || 1));
  const { data, error, isFetching, refetch } = useStaffSearchListMissedQuery(
    { page },
    { refetchOnMountOrArgChange: true },
  );
  const hrefOf = (target: number) => {
    const changed = new URLSearchParams(address);
    changed.set('missed', String(target));
    return `${searchWordsAddress()}?${changed.toString()}`;
  };
  return (
    <section className={styles.missed} aria-labelledby="missed">
      <h2 id="missed">{words.title}</h2>
      <p className={styles.soft}>{words.lead}</p>
      {error && !isFetching ? <LoadFailed onRetry={refetch} /> : null}
      {data ? (
        <>
          <DataTable
            caption={words.title}
            columns={columns}
            rows={data.data}
            rowKey={({ query }) => query}
            busy={isFetching}
            empty={<EmptyState title={words.none} text={words.noneText} headingLevel={3} />}
          />
          {page > 1 || data.pagination.hasNext ? (
            <Pagination
              page={page}
              hasNext={data.pagination.hasNext}
              lastPage={Math.ceil(data.pagination.total / data.pagination.limit)}
              hrefOf={hrefOf}
              labels={{ pagination: words.pages }}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}
