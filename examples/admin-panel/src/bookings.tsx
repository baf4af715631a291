import {
  bookingMoves,
  type BookingStatus,
  type ListedBooking,
  type Pagination,
} from '@pothik/contract';
import {
  Alert,
  Button,
  DataTable,
  EmptyState,
  Page,
  Pagination as Pages,
  SearchField,
  Select,
  Stack,
  StatusBadge,
  type StatusTone,
} from '@pothik/ui';
import { useEffect, useState } from 'react';
import { client, sayWhy } from './client';
import { NewBooking } from './new-booking';

const moves: Record<string, readonly BookingStatus[] | undefined> = bookingMoves;

const tones: Record<string, StatusTone | undefined> = {
  pending: 'warning',
  confirmed: 'success',
  completed: 'success',
  cancelled: 'danger',
};

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

export function Bookings() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [found, setFound] = useState<{ data: ListedBooking[]; pagination: Pagination }>();
  const [problem, setProblem] = useState('');
  const [version, setVersion] = useState(0);
  const [adding, setAdding] = useState(false);
  const [answered, setAnswered] = useState('');
  const asked = `${page} ${version} ${search}`;

  useEffect(() => {
    const leaving = new AbortController();
    client.staffBookings
      .list({ page, search }, { signal: leaving.signal })
      .then(
        (answer) => {
          setFound(answer);
          setProblem('');
        },
        (error: unknown) => leaving.signal.aborted || setProblem(sayWhy(error)),
      )
      .finally(() => leaving.signal.aborted || setAnswered(asked));
    return () => leaving.abort();
  }, [page, search, asked]);

  const reload = () => setVersion((last) => last + 1);

  async function move(id: string, status: BookingStatus) {
    try {
      await client.staffBookings.update({ id, status });
      reload();
    } catch (error) {
      setProblem(sayWhy(error));
    }
  }

  const addButton = <Button onClick={() => setAdding(true)}>New booking</Button>;
  const isFirst = found?.data.length === 0 && search === '';

  return (
    <Page title="Bookings" description="The newest first." actions={isFirst ? null : addButton}>
      {problem ? (
        <Alert
          tone="danger"
          title={problem}
          actions={
            <Button emphasis="secondary" onClick={reload}>
              Try again
            </Button>
          }
        />
      ) : null}
      {isFirst ? (
        <EmptyState title="No bookings yet" text="Bookings of customers come here by themselves.">
          {addButton}
        </EmptyState>
      ) : (
        <Stack>
          <SearchField
            label="Search bookings"
            value={search}
            onChange={(event) => {
              setSearch(event.target.value);
              setPage(1);
            }}
          />
          <DataTable
            caption="Bookings"
            busy={asked !== answered}
            rows={found?.data ?? []}
            rowKey={({ _id }) => _id}
            empty="No booking has this in its name, number or phone."
            columns={[
              {
                key: 'name',
                header: 'Name',
                isRowHeader: true,
                cell: ({ name, _id }) => name ?? _id,
              },
              {
                key: 'for',
                header: 'For',
                cell: ({ serviceId: service, serviceType }) =>
                  service?.jobTitle ?? service?.name ?? serviceType,
              },
              {
                key: 'status',
                header: 'Status',
                cell: ({ status }) => (
                  <StatusBadge tone={tones[status] ?? 'neutral'}>{capitalize(status)}</StatusBadge>
                ),
              },
              {
                key: 'move',
                header: 'Move to',
                cell: ({ _id, name, status }) => (
                  <Select
                    label={`Move the booking of ${name ?? _id}`}
                    labelHidden
                    value=""
                    options={[
                      { value: '', label: 'Choose' },
                      ...(moves[status] ?? []).map((next) => ({
                        value: next,
                        label: capitalize(next),
                      })),
                    ]}
                    onChange={(event) => void move(_id, event.target.value as BookingStatus)}
                  />
                ),
              },
            ]}
          />
          <Pages page={page} hasNext={found?.pagination.hasNext ?? false} onPageChange={setPage} />
        </Stack>
      )}
      <NewBooking
        open={adding}
        onClose={() => setAdding(false)}
        onBooked={() => {
          setAdding(false);
          reload();
        }}
      />
    </Page>
  );
}
