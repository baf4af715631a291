import {
  useStaffCategoriesListQuery,
  useStaffServicesListQuery,
} from '@pothik/api-client/rtk-query';
import { serviceSorts, type ListedService, type ServiceSort } from '@pothik/contract';
import {
  Chip,
  DataTable,
  EmptyState,
  Link,
  LinkButton,
  Loading,
  Pagination,
  Select,
  StatusBadge,
  type DataColumn,
  type DataSort,
} from '@pothik/ui';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { costCapMessages } from '../../messages/cost-caps.ts';
import { editingMessages } from '../../messages/editing.ts';
import { serviceFileMessages } from '../../messages/service-files.ts';
import { severalMessages } from '../../messages/several.ts';
import { translationMessages } from '../../messages/translations.ts';
import { NewLink } from '../../shared/actions/new-link.tsx';
import { toMoment } from '../../shared/moments.ts';
import { oneOf } from '../../shared/page/list-address.ts';
import { shownColumns } from '../../shared/page/list-columns.ts';
import { ListHead } from '../../shared/page/list-head.tsx';
import { Page } from '../../shared/page/page.tsx';
import { SearchAsTyped } from '../../shared/page/search-as-typed.tsx';
import { useListAddress } from '../../shared/page/use-list-address.ts';
import { TranslationLink } from '../../shared/translation/translation-link.tsx';
import { TranslationFilter, translationOf } from '../../shared/translation/translation-state.tsx';
import { ChosenBar } from '../../shared/several/chosen-bar.tsx';
import { useChosen } from '../../shared/several/use-chosen.ts';
import { CatalogueAreas } from './catalogue-areas.tsx';
import { SavedViews } from '../../shared/views/saved-views.tsx';
import styles from './catalogue.module.css';
import { ExportButton } from './files/export-button.tsx';
import { MomentMarks } from './publishing/moment-marks.tsx';
import { ChangeDialog } from './several/change-dialog.tsx';
import { UndoOfServices } from './several/undo-of-services.tsx';
import { LoadFailed } from '../../shared/page/load-failed.tsx';

const { list, several, service: words } = catalogueMessages;

const titleOf = ({ name, jobTitle }: Pick<ListedService, 'name' | 'jobTitle'>) =>
  name ?? jobTitle ?? words.untitled;

const columns: DataColumn<ListedService>[] = [
  {
    key: 'title',
    header: list.columns.title,
    isRowHeader: true,
    cell: ({ _id, ...service }) => (
      <Link href={`/catalogue/services/${encodeURIComponent(_id)}`}>{titleOf(service)}</Link>
    ),
  },
  {
    key: 'category',
    header: list.columns.category,
    cell: ({ category, subcategory }) =>
      [category?.name, subcategory?.name].filter(Boolean).join(' › '),
  },
  { key: 'country', header: list.columns.country, cell: ({ location }) => location?.country },
  {
    key: 'state',
    header: list.columns.state,
    cell: ({ isActive, featured, cost, ...moments }) => (
      <span className={styles.chips}>
        <StatusBadge tone={isActive ? 'success' : 'neutral'}>
          {isActive ? list.states.active : list.states.draft}
        </StatusBadge>
        {cost === 'above' || cost === 'unknown' ? (
          <StatusBadge tone="warning">{costCapMessages.job.marks[cost]}</StatusBadge>
        ) : null}
        {featured ? <Chip>{list.states.featured}</Chip> : null}
        <MomentMarks service={moments} />
      </span>
    ),
  },
  {
    key: 'translation',
    header: translationMessages.language,
    cell: ({ _id, translations, ...service }) => (
      <TranslationLink
        name={titleOf(service)}
        address={`/catalogue/services/${encodeURIComponent(_id)}`}
        state={translations.bn}
      />
    ),
  },
  {
    key: 'changed',
    header: list.columns.changed,
    sortable: true,
    cell: ({ updatedAt }) => toMoment(updatedAt),
  },
];

/** The order of each sort, by the column that shows it. */
const dataSorts: Record<ServiceSort, DataSort | undefined> = {
  place: undefined,
  updatedAt: { key: 'changed', direction: 'ascending' },
  '-updatedAt': { key: 'changed', direction: 'descending' },
};

const sortOf = ({ direction }: DataSort): ServiceSort =>
  direction === 'descending' ? '-updatedAt' : 'updatedAt';

const stateOf = (value: string | null) =>
  (['active', 'draft', 'featured', 'scheduled'] as const).find((state) => state === value);

function Filters({
  address,
  onChange,
}: {
  address: URLSearchParams;
  onChange: (changes: Record<string, string>) => void;
}) {
  const { data: categories = [] } = useStaffCategoriesListQuery();
  return (
    <form
      role="search"
      aria-label={list.filters}
      className={styles.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchAsTyped
        label={list.search}
        value={address.get('search') ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <Select
        label={list.category}
        value={address.get('categoryId') ?? ''}
        options={[
          { value: '', label: list.anyCategory },
          ...categories.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ target }) => onChange({ categoryId: target.value })}
      />
      <Select
        label={list.state}
        value={stateOf(address.get('state')) ?? ''}
        options={[
          { value: '', label: list.anyState },
          ...Object.entries(list.states).map(([value, label]) => ({ value, label })),
        ]}
        onChange={({ target }) => onChange({ state: target.value })}
      />
      <TranslationFilter address={address} onChange={(translation) => onChange({ translation })} />
    </form>
  );
}

/** Every service, drafts included, searched and filtered as the address says. */
export function ServiceListPage() {
  const [address, changeAddress] = useListAddress();
  const page = Math.max(1, Math.trunc(Number(address.get('page')) || 1));
  const state = stateOf(address.get('state'));
  const translation = translationOf(address);
  const sort = oneOf(serviceSorts, address.get('sort')) ?? 'place';
  const [search, categoryId] = [address.get('search'), address.get('categoryId')];
  const filter = {
    ...(search ? { search: search.slice(0, 200) } : {}),
    ...(categoryId ? { categoryId } : {}),
    ...(state ? { state } : {}),
    ...(translation ? { translation } : {}),
  };
  const { data, error, isFetching, refetch } = useStaffServicesListQuery(
    { page, sort, ...filter },
    { refetchOnMountOrArgChange: true },
  );
  // Pressed a third time, the column lets go: visitors' order has no column.
  const changeSort = (next: DataSort) =>
    changeAddress({ sort: sort === '-updatedAt' ? '' : sortOf(next) });
  const chosen = useChosen(JSON.stringify(filter), data?.data ?? []);
  const change = (changes: Record<string, string>) => {
    const isSame = Object.entries(changes).every(
      ([key, value]) => value === (address.get(key) ?? ''),
    );
    if (!isSame) changeAddress(changes);
  };
  const hrefOf = (target: number) => {
    const changed = new URLSearchParams(address);
    changed.set('page', String(target));
    return `/catalogue?${changed.toString()}`;
  };
  return (
    <Page
      title={catalogueMessages.title}
      actions={
        <>
          <LinkButton emphasis="secondary" href="/catalogue/import">
            {serviceFileMessages.import}
          </LinkButton>
          <ExportButton filter={filter} />
          <NewLink href="/catalogue/services/new">{list.add}</NewLink>
        </>
      }
    >
      <CatalogueAreas />
      <UndoOfServices />
      <SavedViews list="services" path="/catalogue" address={address} />
      <Filters address={address} onChange={change} />
      {error && !isFetching ? <LoadFailed onRetry={refetch} /> : null}
      {!data && !error ? <Loading label={editingMessages.loading} /> : null}
      {data ? (
        <>
          <ListHead
            count={list.count(data.pagination.total, data.pagination.totalIsMinimum ?? false)}
            columns={columns}
          />
          <DataTable
            caption={catalogueMessages.services}
            columns={shownColumns(columns, address)}
            rows={data.data}
            rowKey={({ _id }) => _id}
            sort={dataSorts[sort]}
            onSortChange={changeSort}
            selection={{
              selected: chosen.ids,
              onChange: chosen.choose,
              labelOf: (service) => severalMessages.select(titleOf(service)),
            }}
            busy={isFetching}
            empty={<EmptyState title={list.none} text={list.noneText} />}
          />
          <ChosenBar
            count={chosen.rows.length}
            onClear={chosen.clear}
            changes={[
              {
                label: several.change,
                keys: 's',
                dialog: (dialog) => <ChangeDialog {...dialog} services={chosen.rows} />,
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
            hrefOf={hrefOf}
          />
        </>
      ) : null}
    </Page>
  );
}
