import { useStaffSearchListSynonymsQuery } from '@pothik/api-client/rtk-query';
import type { Synonyms } from '@pothik/contract';
import { DataTable, EmptyState, Link, LinkButton, Pagination, type DataColumn } from '@pothik/ui';
import { useCallback } from 'react';
import { searchWordsMessages as words } from '../../../messages/search-words.ts';
import { toMoment } from '../../../shared/moments.ts';
import { pageAddress, pageOf } from '../../../shared/page/list-address.ts';
import { Page } from '../../../shared/page/page.tsx';
import { SearchAsTyped } from '../../../shared/page/search-as-typed.tsx';
import { useListAddress } from '../../../shared/page/use-list-address.ts';
import { CatalogueAreas } from '../catalogue-areas.tsx';
import { MissedSearches } from './missed-searches.tsx';
import { searchWordsAddress } from './search-words-address.ts';
import styles from './search-words.module.css';
import { Loaded } from '../../../shared/page/loaded.tsx';

const columns: DataColumn<Synonyms>[] = [
  {
    key: 'words',
    header: words.columns.words,
    isRowHeader: true,
    cell: ({ _id, words: [first = '', ...others] }) => (
      <span className={styles.words}>
        <Link href={searchWordsAddress(_id)}>{first}</Link>
        {others.length > 0 ? <span className={styles.others}>{others.join(', ')}</span> : null}
      </span>
    ),
  },
  { key: 'wider', header: words.columns.wider, cell: ({ wider }) => wider.join(', ') },
  { key: 'changed', header: words.columns.changed, cell: ({ updatedAt }) => toMoment(updatedAt) },
];

/** Words that mean the same, searched as the address says, and what was searched for in vain. */
export function SearchWordsListPage() {
  const [address, changeAddress] = useListAddress();
  const search = address.get('search')?.slice(0, 200) ?? '';
  const query = useStaffSearchListSynonymsQuery(
    { page: pageOf(address), ...(search === '' ? {} : { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const change = useCallback((typed: string) => changeAddress({ search: typed }), [changeAddress]);
  return (
    <Page
      title={words.title}
      actions={<LinkButton href={searchWordsAddress('new')}>{words.add}</LinkButton>}
    >
      <CatalogueAreas />
      <p className={styles.soft}>{words.lead}</p>
      <form role="search" aria-label={words.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchAsTyped
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={change}
        />
      </form>
      <Loaded query={query}>
        {(data) => (
          <>
            <p role="status" className={styles.soft}>
              {words.count(data.pagination.total)}
            </p>
            <DataTable
              caption={words.title}
              columns={columns}
              rows={data.data}
              rowKey={({ _id }) => _id}
              busy={query.isFetching}
              empty={<EmptyState title={words.none} text={words.noneText} />}
            />
            <Pagination
              page={data.pagination.page}
              hasNext={data.pagination.hasNext}
              lastPage={Math.ceil(data.pagination.total / data.pagination.limit)}
              hrefOf={(page) => pageAddress(searchWordsAddress(), address, page)}
              labels={{ pagination: words.pages }}
            />
          </>
        )}
      </Loaded>
      <MissedSearches />
    </Page>
  );
}
