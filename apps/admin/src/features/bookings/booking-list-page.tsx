import {
  useStaffBookingsExportMutation,
  useStaffBookingsListQuery,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { ListedBooking } from '@pothik/contract';
import {
  Button,
  Chip,
  DataTable,
  EmptyState,
  ErrorState,
  Link,
  Loading,
  Pagination,
  StatusBadge,
  useToast,
  type DataColumn,
} from '@pothik/ui';
import { bookingMessages } from '../../messages/bookings.ts';
import { editingMessages } from '../../messages/editing.ts';
import { handlingMessages } from '../../messages/handling.ts';
import { severalMessages } from '../../messages/several.ts';
import { useActions } from '../../shared/actions/actions-context.ts';
import { KeyHint } from '../../shared/actions/key-hint.tsx';
import { shownColumns } from '../../shared/page/list-columns.ts';
import { ListHead } from '../../shared/page/list-head.tsx';
import { Page } from '../../shared/page/page.tsx';
import { serviceOf, statusName, statusTone } from '../../shared/booking-facts.ts';
import { toDay, toMoment } from '../../shared/moments.ts';
import { BookingFilters } from './booking-filters.tsx';
import { SavedViews } from '../../shared/views/saved-views.tsx';
import styles from './bookings.module.css';
import { fromDataSort, pageAddress, toDataSort } from '../../shared/page/list-address.ts';
import { useListAddress } from '../../shared/page/use-list-address.ts';
import { ChosenBar } from '../../shared/several/chosen-bar.tsx';
import { useChosen } from '../../shared/several/use-chosen.ts';
import { readList } from './list-address.ts';
import { DueMark } from '../../shared/due-mark.tsx';
import { AssignDialog } from './several/assign-dialog.tsx';
import { MoveDialog } from './several/move-dialog.tsx';
import { UndoOfBookings } from './several/undo-of-bookings.tsx';
import { startDownload } from '../../shared/start-download.ts';

const { columns: headers, guest, answered } = bookingMessages.list;

const columns: DataColumn<ListedBooking>[] = [
  {
    key: 'reference',
    header: headers.reference,
    isRowHeader: true,
    cell: ({ _id, reference }) => (
      <Link href={`/bookings/${encodeURIComponent(_id)}`} className={styles.reference}>
        {reference ?? _id}
      </Link>
    ),
  },
  {
    key: 'name',
    header: headers.name,
    sortable: true,
    cell: ({ name, isGuest }) => (
      <span className={styles.name}>
        <span>{name}</span> {isGuest ? <Chip>{guest}</Chip> : null}
      </span>
    ),
  },
  { key: 'service', header: headers.service, cell: (booking) => serviceOf(booking) },
  {
    key: 'status',
    header: headers.status,
    cell: ({ status, answeredAt }) => (
      <span className={styles.name}>
        <StatusBadge tone={statusTone(status)}>{statusName(status)}</StatusBadge>
        {answeredAt === undefined ? null : <Chip>{answered}</Chip>}
      </span>
    ),
  },
  {
    key: 'assignee',
    header: handlingMessages.assignee,
    cell: ({ handling }) => handling.assignee?.name,
  },
  {
    key: 'waitingFor',
    header: handlingMessages.waitingFor,
    cell: ({ handling: { waitingFor } }) => waitingFor && handlingMessages.parties[waitingFor],
  },
  {
    key: 'dueOn',
    header: handlingMessages.due,
    sortable: true,
    cell: ({ handling: { dueOn } }) =>
      dueOn === undefined ? null : (
        <span className={styles.marks}>
          <span>{toDay(dueOn)}</span> <DueMark dueOn={dueOn} />
        </span>
      ),
  },
  {
    key: 'tags',
    header: editingMessages.tags,
    cell: ({ handling: { tags } }) =>
      tags.length === 0 ? null : (
        <span className={styles.marks}>
          {tags.map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </span>
      ),
  },
  {
    key: 'departureDate',
    header: headers.departure,
    sortable: true,
    cell: ({ departureDate }) => departureDate && toDay(departureDate),
  },
  {
    key: 'createdAt',
    header: headers.booked,
    sortable: true,
    cell: ({ createdAt }) => toMoment(createdAt),
  },
  {
    key: 'updatedAt',
    header: headers.changed,
    sortable: true,
    cell: ({ updatedAt }) => toMoment(updatedAt),
  },
];

/** All bookings that match, as a file. */
function Export({ address }: { address: URLSearchParams }) {
  const { list } = bookingMessages;
  const [exportBookings, { isLoading }] = useStaffBookingsExportMutation();
  const toasts = useToast();
  const handleClick = async () => {
    const { page: _page, limit: _limit, sort: _sort, ...filter } = readList(address);
    const { data } = await exportBookings(filter);
    if (data) startDownload(data.address);
    else toasts.add(list.exportFailed, 'error');
  };
  useActions([{ id: 'export', label: list.export, keys: 'e', run: () => void handleClick() }]);
  return (
    <Button emphasis="secondary" busy={isLoading} onClick={() => void handleClick()}>
      <span>{list.export}</span>
      <KeyHint keys="e" />
    </Button>
  );
}

/** Every booking, searched, filtered and sorted as the address says. */
export function BookingListPage() {
  const { list, several, title } = bookingMessages;
  const [address, change] = useListAddress();
  const query = readList(address);
  const { data, error, isFetching, refetch } = useStaffBookingsListQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const { page: _page, ...sameList } = query;
  const chosen = useChosen(JSON.stringify(sameList), data?.data ?? []);
  const failure = error && !isFetching ? (error as Failure).message || list.failed : undefined;
  return (
    <Page title={title} actions={<Export address={address} />}>
      <UndoOfBookings />
      <SavedViews list="bookings" path="/bookings" address={address} />
      <BookingFilters address={address} onChange={change} />
      {failure === undefined ? null : (
        <ErrorState title={failure}>
          <Button onClick={() => void refetch()}>{list.retry}</Button>
        </ErrorState>
      )}
      {data === undefined && failure === undefined ? <Loading label={list.loading} /> : null}
      {data && failure === undefined ? (
        <>
          <ListHead
            count={list.count(data.pagination.total, data.pagination.totalIsMinimum ?? false)}
            columns={columns}
          />
          <DataTable
            caption={title}
            columns={shownColumns(columns, address)}
            rows={data.data}
            rowKey={({ _id }) => _id}
            sort={toDataSort(query.sort)}
            onSortChange={(sort) => change({ sort: fromDataSort(sort) })}
            selection={{
              selected: chosen.ids,
              onChange: chosen.choose,
              labelOf: ({ reference, _id }) => severalMessages.select(reference ?? _id),
            }}
            busy={isFetching}
            empty={<EmptyState title={list.none} text={list.noneText} />}
          />
          <ChosenBar
            count={chosen.rows.length}
            onClear={chosen.clear}
            changes={[
              {
                label: several.move,
                keys: 's',
                dialog: (state) => <MoveDialog {...state} bookings={chosen.rows} />,
              },
              {
                label: handlingMessages.several.assign,
                keys: 'a',
                dialog: (state) => <AssignDialog {...state} bookings={chosen.rows} />,
              },
            ]}
          />
          <Pagination
            page={data.pagination.page}
            hasNext={data.pagination.hasNext}
            lastPage={
              data.pagination.totalIsMinimum
                ? undefined
                : Math.ceil(data.pagination.total / data.pagination.limit)
            }
            hrefOf={(page) => pageAddress('/bookings', address, page)}
          />
        </>
      ) : null}
    </Page>
  );
}
