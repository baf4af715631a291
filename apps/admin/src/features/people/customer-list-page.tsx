import { useStaffCustomersListQuery } from '@pothik/api-client/rtk-query';
import { customerSorts, toLocalPhone, type ListedCustomer } from '@pothik/contract';
import { Chip, DataTable, EmptyState, Link, Pagination, type DataColumn } from '@pothik/ui';
import { formats } from '../../messages/formats.ts';
import { peopleMessages } from '../../messages/people.ts';
import { toMoment } from '../../shared/moments.ts';
import {
  fromDataSort,
  oneOf,
  pageAddress,
  pageOf,
  toDataSort,
} from '../../shared/page/list-address.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { shownColumns } from '../../shared/page/list-columns.ts';
import { ListHead } from '../../shared/page/list-head.tsx';
import { Page } from '../../shared/page/page.tsx';
import { SearchAsTyped } from '../../shared/page/search-as-typed.tsx';
import { useListAddress } from '../../shared/page/use-list-address.ts';
import { PeopleAreas } from './people-areas.tsx';
import { SavedViews } from '../../shared/views/saved-views.tsx';
import styles from './people.module.css';
import { Loaded } from '../../shared/page/loaded.tsx';

const { list } = peopleMessages;

const columns: DataColumn<ListedCustomer>[] = [
  {
    key: 'name',
    header: list.columns.name,
    sortable: true,
    isRowHeader: true,
    cell: ({ _id, name }) => (
      <span className={styles.name}>
        <Link href={`/people/customers/${encodeURIComponent(_id)}`}>{name}</Link>
      </span>
    ),
  },
  {
    key: 'email',
    header: list.columns.email,
    cell: ({ email, emailVerified }) => (
      <span className={styles.name}>
        <EmailAddress>{email}</EmailAddress>{' '}
        {emailVerified ? null : <Chip>{list.unconfirmed}</Chip>}
      </span>
    ),
  },
  { key: 'phone', header: list.columns.phone, cell: ({ phone }) => phone && toLocalPhone(phone) },
  {
    key: 'bookings',
    header: list.columns.bookings,
    align: 'end',
    cell: ({ bookingCount }) => formats.count(bookingCount),
  },
  {
    key: 'createdAt',
    header: list.columns.joined,
    sortable: true,
    cell: ({ createdAt }) => toMoment(createdAt),
  },
  {
    key: 'signedInAt',
    header: list.columns.signedIn,
    sortable: true,
    cell: ({ signedInAt }) => toMoment(signedInAt),
  },
];

const pageSize = 25;

/** Every customer with an account, searched and sorted as the address says. */
export function CustomerListPage() {
  const [address, change] = useListAddress();
  const search = address.get('search')?.slice(0, 200) ?? '';
  const sort = oneOf(customerSorts, address.get('sort')) ?? '-createdAt';
  const query = useStaffCustomersListQuery(
    { page: pageOf(address), limit: pageSize, sort, ...(search === '' ? {} : { search }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Page title={peopleMessages.title}>
      <PeopleAreas />
      <SavedViews list="customers" path="/people" address={address} />
      <form role="search" aria-label={list.filters} onSubmit={(event) => event.preventDefault()}>
        <SearchAsTyped
          label={list.search}
          placeholder={list.searchHint}
          value={search}
          onChange={(typed) => change({ search: typed })}
        />
      </form>
      <Loaded query={query}>
        {(data) => (
          <>
            <ListHead
              count={list.count(data.pagination.total, data.pagination.totalIsMinimum ?? false)}
              columns={columns}
            />
            <DataTable
              caption={peopleMessages.customers}
              columns={shownColumns(columns, address)}
              rows={data.data}
              rowKey={({ _id }) => _id}
              sort={toDataSort(sort)}
              onSortChange={(chosen) => change({ sort: fromDataSort(chosen) })}
              busy={query.isFetching}
              empty={<EmptyState title={list.none} text={list.noneText} />}
            />
            <Pagination
              page={data.pagination.page}
              hasNext={data.pagination.hasNext}
              lastPage={
                data.pagination.totalIsMinimum
                  ? undefined
                  : Math.ceil(data.pagination.total / data.pagination.limit)
              }
              hrefOf={(page) => pageAddress('/people', address, page)}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
