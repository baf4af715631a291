import { useStaffCostCapsListQuery } from '@pothik/api-client/rtk-query';
import { staffCostCapEndpoints, type CostCap } from '@pothik/contract';
import { DataTable, EmptyState, Link, StatusBadge, type DataColumn } from '@pothik/ui';
import { costCapMessages as words } from '../../../messages/cost-caps.ts';
import { formats } from '../../../messages/formats.ts';
import { NewLink } from '../../../shared/actions/new-link.tsx';
import { toDay } from '../../../shared/moments.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useMayCall } from '../../../shared/session-context.ts';
import { CatalogueAreas } from '../catalogue-areas.tsx';
import { costCapsAddress } from './cost-caps-address.ts';
import styles from './cost-caps.module.css';
import { CostSource } from './cost-source.tsx';
import { Loaded } from '../../../shared/page/loaded.tsx';

const columnsFor = (mayChange: boolean): DataColumn<CostCap>[] => [
  {
    key: 'country',
    header: words.columns.country,
    isRowHeader: true,
    cell: ({ _id, country }) =>
      mayChange ? <Link href={costCapsAddress(_id)}>{country}</Link> : country,
  },
  {
    key: 'amount',
    header: words.columns.amount,
    align: 'end',
    cell: ({ amount }) => formats.taka(amount),
  },
  {
    key: 'appliesTo',
    header: words.columns.appliesTo,
    cell: ({ appliesTo }) => appliesTo ?? words.everybody,
  },
  { key: 'source', header: words.columns.source, cell: (cap) => <CostSource {...cap} /> },
  {
    key: 'checked',
    header: words.columns.checked,
    cell: ({ checkedOn }) =>
      checkedOn === undefined ? (
        <StatusBadge tone="warning">{words.toBeChecked}</StatusBadge>
      ) : (
        toDay(checkedOn)
      ),
  },
];

/** The caps by country; owners change them. */
export function CostCapListPage() {
  const mayChange = useMayCall()(staffCostCapEndpoints.update.access);
  const query = useStaffCostCapsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Page
      title={words.title}
      actions={mayChange ? <NewLink href={costCapsAddress('new')}>{words.add}</NewLink> : null}
    >
      <CatalogueAreas />
      <p className={styles.soft}>{mayChange ? words.lead : `${words.lead} ${words.ownersOnly}`}</p>
      <Loaded query={query}>
        {(data) => (
          <>
            <p role="status" className={styles.soft}>
              {words.count(data.caps.length)}
            </p>
            <DataTable
              caption={words.title}
              columns={columnsFor(mayChange)}
              rows={data.caps}
              rowKey={({ _id }) => _id}
              busy={query.isFetching}
              empty={<EmptyState title={words.none} text={words.noneText} />}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
