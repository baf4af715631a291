import { useServiceFeedQuery } from '@pothik/api-client/rtk-query';
import { limits } from '@pothik/contract';
import { Button, ServiceCardSkeleton, Skeletons } from '@pothik/ui';
import { useState } from 'react';
import { useHomeMessages } from '../../messages/home.ts';
import { drawnFirst, useFurtherDown } from '../../shared/use-further-down.ts';
import { rowServiceAddress } from '../catalogue/listing/addresses.ts';
import { ServiceItem } from '../catalogue/service-item.tsx';
import styles from './home.module.css';

/** A list that grows by a button: the featured services, or those of a category. */
export function Feed({ slug, more, empty }: { slug?: string; more: string; empty?: string }) {
  const { home } = useHomeMessages();
  const [page, setPage] = useState(1);
  const { data, isLoading, isFetching, refetch } = useServiceFeedQuery({
    ...(slug === undefined ? {} : { slug }),
    page,
    limit: limits.featuredPageSize,
  });
  const isWhole = useFurtherDown();
  if (isLoading) {
    return (
      <Skeletons label={home.loadingServices} className={styles.services ?? ''}>
        {Array.from({ length: limits.featuredColumns }, (_, index) => (
          <ServiceCardSkeleton key={index} />
        ))}
      </Skeletons>
    );
  }
  if (!data || data.data.length === 0) return empty ? <p>{empty}</p> : null;
  const next = data.pagination.page + 1;
  // A page that failed to come is asked for again.
  const loadMore = () => (page === next ? void refetch() : setPage(next));
  return (
    <ul className={styles.services} aria-busy={!isWhole}>
      {data.data.map((service, index) => (
        <li key={service._id}>
          {isWhole || index < drawnFirst ? (
            <ServiceItem
              service={service}
              href={slug === undefined ? undefined : rowServiceAddress(service)}
              sizes="(min-width: 64rem) 18rem, 17rem"
              shown={288}
              compact={slug !== undefined}
            />
          ) : null}
        </li>
      ))}
      {data.pagination.hasNext ? (
        <li className={styles.more}>
          <Button emphasis="secondary" disabled={isFetching} onClick={loadMore}>
            {more}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}
