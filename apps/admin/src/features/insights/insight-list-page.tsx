import { useStaffInsightsListQuery } from '@pothik/api-client/rtk-query';
import type { StaffInsight } from '@pothik/contract';
import { DataTable, EmptyState, Link, Pagination, StatusBadge, type DataColumn } from '@pothik/ui';
import { insightMessages } from '../../messages/insights.ts';
import { translationMessages } from '../../messages/translations.ts';
import { NewLink } from '../../shared/actions/new-link.tsx';
import { pageAddress, pageOf } from '../../shared/page/list-address.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { toMoment } from '../../shared/moments.ts';
import { Page } from '../../shared/page/page.tsx';
import { useListAddress } from '../../shared/page/use-list-address.ts';
import { TranslationLink } from '../../shared/translation/translation-link.tsx';
import { TranslationFilter, translationOf } from '../../shared/translation/translation-state.tsx';
import { SavedViews } from '../../shared/views/saved-views.tsx';
import styles from '../../shared/translation/translation.module.css';

/** @param now in milliseconds of `Date.now()`. */
function Published({ publishedAt, now }: Pick<StaffInsight, 'publishedAt'> & { now: number }) {
  if (publishedAt === undefined) {
    return <StatusBadge tone="neutral">{insightMessages.draft}</StatusBadge>;
  }
  const isPlanned = Date.parse(publishedAt) > now;
  return (
    <>
      {isPlanned ? <StatusBadge tone="warning">{insightMessages.planned}</StatusBadge> : null}{' '}
      <span>{toMoment(publishedAt)}</span>
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
  {
    key: 'translation',
    header: translationMessages.language,
    cell: ({ _id, title, translations }) => (
      <TranslationLink
        name={title}
        address={`/insights/${encodeURIComponent(_id)}`}
        state={translations.bn}
      />
    ),
  },
];

/** Every article, published or not. */
export function InsightListPage() {
  const [address, change] = useListAddress();
  const page = pageOf(address);
  const translation = translationOf(address);
  const {
    data,
    error,
    isFetching,
    refetch,
    fulfilledTimeStamp = 0,
  } = useStaffInsightsListQuery(
    { page, ...(translation ? { translation } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) {
    return <NotLoaded title={insightMessages.title} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Page
      title={insightMessages.title}
      actions={<NewLink href="/insights/new">{insightMessages.add}</NewLink>}
    >
      <SavedViews list="insights" path="/insights" address={address} />
      <div className={styles.filter}>
        <TranslationFilter address={address} onChange={(state) => change({ translation: state })} />
      </div>
      <DataTable
        caption={insightMessages.title}
        columns={columnsAt(fulfilledTimeStamp)}
        rows={data.data}
        rowKey={({ _id }) => _id}
        busy={isFetching}
        empty={
          translation ? (
            <EmptyState title={translationMessages.noneSo} text={translationMessages.noneSoText} />
          ) : (
            <EmptyState title={insightMessages.none} text={insightMessages.noneText} />
          )
        }
      />
      <Pagination
        page={page}
        hasNext={data.pagination.hasNext}
        hrefOf={(target) => pageAddress('/insights', address, target)}
      />
    </Page>
  );
}
