import { useStaffInsightsListQuery } from '@pothik/api-client/rtk-query';
import type { StaffInsight } from '@pothik/contract';
import {
  DataTable,
  EmptyState,
  Link,
  LinkButton,
  Pagination,
  StatusBadge,
  type DataColumn,
} from '@pothik/ui';
import { useSearchParams } from 'react-router';
import { insightMessages } from '../../messages/insights.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { toMoment } from '../../shared/moments.ts';
import { Page } from '../../shared/page/page.tsx';

/** @param now in milliseconds of `Date.now()`. */
function Published({ publishedAt, now }: Pick<StaffInsight, 'publishedAt'> & { now: number }) {
  if (publishedAt === undefined) {
    return <StatusBadge tone="neutral">{insightMessages.draft}</StatusBadge>;
  }
  const isPlanned = Date.parse(publishedAt) > now;
  return (
    <>
      {isPlanned ? <StatusBadge tone="warning">{insightMessages.planned}</StatusBadge> : null}{' '}
      {toMoment(publishedAt)}
    </>
  );
}

const columnsAt = (now: number): DataColumn<StaffInsight>[] => [
  {
    key: 'title',
    header: insightMessages.columns.title,
    isRowHeader: true,
    cell: ({ _id, title }) => <Link href={`/insights/${encodeURIComponent(_id)}`}>{title}</Link>,
  },
  { key: 'category', header: insightMessages.columns.category, cell: ({ category }) => category },
  {
    key: 'published',
    header: insightMessages.columns.published,
    cell: (insight) => <Published publishedAt={insight.publishedAt} now={now} />,
  },
];

/** Every article, published or not. */
export function InsightListPage() {
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page')) || 1));
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = useStaffInsightsListQuery({ page }, { refetchOnMountOrArgChange: true });
  if (!data) {
    return <NotLoaded title={insightMessages.title} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page
      title={insightMessages.title}
      actions={<LinkButton href="/insights/new">{insightMessages.add}</LinkButton>}
    >
      <DataTable
        caption={insightMessages.title}
        columns={columnsAt(fulfilledTimeStamp)}
        rows={data.data}
        rowKey={({ _id }) => _id}
        busy={isFetching}
        empty={<EmptyState title={insightMessages.none} text={insightMessages.noneText} />}
      />
      <Pagination
        page={page}
        hasNext={data.pagination.hasNext}
        hrefOf={(target) => `/insights?page=${String(target)}`}
      />
    </Page>
  );
}
