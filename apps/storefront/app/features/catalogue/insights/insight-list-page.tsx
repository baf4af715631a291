import { useInsightsListQuery } from '@pothik/api-client/rtk-query';
import { Button, InsightCardSkeleton, MessageState, Pagination, Skeletons } from '@pothik/ui';
import { useInsightPagesMessages } from '../../../messages/insight-pages.ts';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { InsightItem } from './insight-item.tsx';
import styles from './insights.module.css';

/** What a page of the list asks for. */
export const insightListQuery = (page: number) => ({ page, limit: 12, published: true });

/** A screen of articles that are on their way: what follows stays below it. */
function Places() {
  const messages = useInsightPagesMessages();
  return (
    <div className={styles.frame}>
      <Skeletons label={messages.loadingList} className={styles.articles ?? ''}>
        {Array.from({ length: 6 }, (_, index) => (
          <InsightCardSkeleton key={index} />
        ))}
      </Skeletons>
    </div>
  );
}

function Articles({ page }: { page: number }) {
  const messages = useInsightPagesMessages();
  const { currentData, isError, isFetching, refetch } = useInsightsListQuery(
    insightListQuery(page),
  );
  if (!currentData && (isFetching || !isError)) return <Places />;
  if (!currentData) {
    return (
      <MessageState title={messages.failed} headingLevel={2} drawing="bridge">
        <Button onClick={() => void refetch()}>{messages.retry}</Button>
      </MessageState>
    );
  }
  if (currentData.data.length === 0) {
    return (
      <MessageState
        title={messages.none}
        text={messages.noneText}
        headingLevel={2}
        drawing="road"
      />
    );
  }
  return (
    <>
      <div className={styles.frame}>
        <ul
          className={styles.articles}
          aria-label={messages.list}
          data-count={currentData.data.length}
        >
          {currentData.data.map((insight) => (
            <li key={insight._id}>
              <InsightItem insight={insight} headingLevel={2} />
            </li>
          ))}
        </ul>
      </div>
      {page > 1 || currentData.pagination.hasNext ? (
        <Pagination
          page={page}
          hasNext={currentData.pagination.hasNext}
          hrefOf={(target) => (target === 1 ? '/blog' : `/blog?page=${String(target)}`)}
          labels={messages.pagination}
        />
      ) : null}
    </>
  );
}

/**
 * Every article that is out, the newest first.
 *
 * @param page from 1.
 */
export function InsightListPage({ page }: { page: number }) {
  const messages = useInsightPagesMessages();
  return (
    <main id="content" className={styles.list}>
      <PageMeta
        title={messages.title}
        description={messages.lead}
        canonical={page === 1 ? '/blog' : `/blog?page=${String(page)}`}
      />
      <h1>{messages.title}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <Articles page={page} />
    </main>
  );
}
