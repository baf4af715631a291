import { useStaffAccountsListQuery, useStaffLogListQuery } from '@pothik/api-client/rtk-query';
import { actionKinds, type LoggedAction } from '@pothik/contract';
import {
  Button,
  DataTable,
  EmptyState,
  Link,
  Pagination,
  Select,
  TextField,
  type DataColumn,
} from '@pothik/ui';
import { peopleMessages } from '../../messages/people.ts';
import { ChangedFields } from '../../shared/changed-fields.tsx';
import { pastDays } from '../../shared/dhaka-input.ts';
import { nameOfField } from '../../shared/field-names.ts';
import { toMoment } from '../../shared/moments.ts';
import { dayOf, oneOf, pageAddress, pageOf } from '../../shared/page/list-address.ts';
import { EmailAddress } from '../../shared/page/email-address.tsx';
import { toChangedField } from '../../shared/to-changed-field.ts';
import { Page } from '../../shared/page/page.tsx';
import { SearchAsTyped } from '../../shared/page/search-as-typed.tsx';
import { useListAddress } from '../../shared/page/use-list-address.ts';
import { deedOf } from './deed-words.ts';
import { PeopleAreas } from './people-areas.tsx';
import { SavedViews } from '../../shared/views/saved-views.tsx';
import styles from './people.module.css';
import { Loaded } from '../../shared/page/loaded.tsx';

const { deeds: words } = peopleMessages;

/** The person who did it, a program with a key that a person has issued, or the server at a moment that was set. */
function doneBy({ by, key, status }: LoggedAction): string {
  const isPlanned = status !== undefined && Object.hasOwn(words.moments, status);
  const person = by?.name ?? (isPlanned ? words.server : words.formerly);
  return key === undefined ? person : words.byKey(key, person);
}

/** Where the thing stands in the console. */
const places: Partial<Record<LoggedAction['kind'], (id: string) => string>> = {
  booking: (id) => `/bookings/${id}`,
  document: (id) => `/bookings/${id}`,
  chat: (id) => `/inbox/${id}`,
  service: (id) => `/catalogue/services/${id}`,
  cap: (id) => `/catalogue/cost-caps/${id}`,
  picture: (id) => `/catalogue/pictures/${id}`,
  category: (id) => `/catalogue/categories/${id}`,
  synonyms: (id) => `/catalogue/search-words/${id}`,
  insight: (id) => `/insights/${id}`,
  settings: () => '/settings',
  staff: (id) => `/people/staff/${id}`,
  session: (id) => `/people/staff/${id}`,
  account: (id) => `/people/customers/${id}`,
  key: () => '/people/keys',
};

/** What has no name in the log: a chat, and a customer, whose name goes with their account. */
const unnamed: Partial<Record<LoggedAction['kind'], string>> = {
  chat: words.chat,
  session: words.customer,
  account: words.customer,
};

function Subject({ action: { kind, deed, subject, name } }: { action: LoggedAction }) {
  const isCustomers = kind === 'session' && name === undefined;
  const known = isCustomers ? (id: string) => `/people/customers/${id}` : places[kind];
  const place = deed === 'delete' || deed === 'export' ? undefined : known;
  const said = name ?? unnamed[kind];
  if (said === undefined) return null;
  const text = said.includes('@') ? <EmailAddress>{said}</EmailAddress> : said;
  return (
    <span className={styles.name}>
      {place ? <Link href={place(encodeURIComponent(subject))}>{text}</Link> : text}
    </span>
  );
}

/** The number of fields that are named before they are opened. */
const namedFields = 2;

/** The changed fields, as they were and as they became. */
function Changes({ action: { kind, changes = [] } }: { action: LoggedAction }) {
  if (changes.length === 0) return null;
  const names = changes.map(({ field }) => nameOfField(kind, field));
  const more = Math.max(0, names.length - namedFields);
  return (
    <details className={styles.changed}>
      <summary>{words.changed(names.slice(0, namedFields).join(', '), more)}</summary>
      <ChangedFields changes={changes.map((change) => toChangedField(kind, change))} />
    </details>
  );
}

const columns: DataColumn<LoggedAction>[] = [
  {
    key: 'at',
    header: words.columns.at,
    cell: ({ at }) => <span className={styles.moment}>{toMoment(at)}</span>,
  },
  { key: 'by', header: words.columns.by, cell: doneBy },
  {
    key: 'deed',
    header: words.columns.deed,
    isRowHeader: true,
    cell: (action) => deedOf({ ...action, name: `${action.kind}.${action.deed}` }),
  },
  {
    key: 'subject',
    header: words.columns.subject,
    cell: (action) => (
      <>
        <Subject action={action} />
        <Changes action={action} />
      </>
    ),
  },
];

const filterNames = ['search', 'staffId', 'kind', 'from', 'to'] as const;
type FilterName = (typeof filterNames)[number];

function Filters({
  address,
  onChange,
}: {
  address: URLSearchParams;
  onChange: (changes: Partial<Record<FilterName, string>>) => void;
}) {
  const { data } = useStaffAccountsListQuery();
  const valueOf = (name: FilterName) => address.get(name) ?? '';
  return (
    <form
      role="search"
      aria-label={words.filters}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchAsTyped
        label={words.search}
        placeholder={words.searchHint}
        value={valueOf('search')}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={words.staff}
        value={valueOf('staffId')}
        options={[
          { value: '', label: words.anybody },
          ...(data?.staff ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ target }) => onChange({ staffId: target.value })}
      />
      <Select
        label={words.kind}
        value={valueOf('kind')}
        options={[
          { value: '', label: words.anything },
          ...actionKinds.map((kind) => ({ value: kind, label: words.kinds[kind] })),
        ]}
        onChange={({ target }) => onChange({ kind: target.value })}
      />
      <TextField
        label={words.from}
        type="date"
        {...pastDays()}
        value={valueOf('from')}
        onChange={({ target }) => onChange({ from: target.value })}
      />
      <TextField
        label={words.to}
        type="date"
        {...pastDays()}
        value={valueOf('to')}
        onChange={({ target }) => onChange({ to: target.value })}
      />
      {filterNames.some((name) => address.has(name)) ? (
        <Button
          emphasis="quiet"
          onClick={() => onChange(Object.fromEntries(filterNames.map((name) => [name, ''])))}
        >
          {words.clear}
        </Button>
      ) : null}
    </form>
  );
}

/** What the address asks the log for; what it can't mean is left out. */
function readQuery(address: URLSearchParams) {
  const staffId = address.get('staffId')?.slice(0, 200);
  const kind = oneOf(actionKinds, address.get('kind'));
  const search = address.get('search')?.slice(0, 200);
  const [from, to] = [dayOf(address.get('from')), dayOf(address.get('to'))];
  return {
    page: pageOf(address),
    ...(search ? { search } : {}),
    ...(staffId ? { staffId } : {}),
    ...(kind ? { kind } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}

/** Who did what, the newest first, narrowed as the address says. */
export function LogPage() {
  const [address, change] = useListAddress();
  const query = useStaffLogListQuery(readQuery(address), {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page title={peopleMessages.title}>
      <PeopleAreas />
      <SavedViews list="log" path="/people/log" address={address} />
      <Filters address={address} onChange={change} />
      <Loaded query={query}>
        {(data) => (
          <>
            <p role="status" className={styles.soft}>
              {words.count(data.pagination.total, data.pagination.totalIsMinimum ?? false)}
            </p>
            <DataTable
              caption={peopleMessages.log}
              columns={columns}
              rows={data.data}
              rowKey={({ _id }) => _id}
              busy={query.isFetching}
              empty={<EmptyState title={words.none} text={words.noneText} />}
            />
            <Pagination
              page={data.pagination.page}
              hasNext={data.pagination.hasNext}
              lastPage={
                data.pagination.totalIsMinimum
                  ? undefined
                  : Math.ceil(data.pagination.total / data.pagination.limit)
              }
              hrefOf={(page) => pageAddress('/people/log', address, page)}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
