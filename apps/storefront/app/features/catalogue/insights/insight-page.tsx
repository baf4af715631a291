import { useInsightsGetQuery, useServicesListQuery } from '@pothik/api-client/rtk-query';
import type { CategoryReference, InsightDetails } from '@pothik/contract';
import { Button, LinkButton, MessageState, Picture } from '@pothik/ui';
import { useInsightPagesMessages } from '../../../messages/insight-pages.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import { WrittenText } from '../../../shared/written-text.tsx';
import { JsonLd } from '../../../shared/json-ld.tsx';
import { LoadingPage } from '../../../shared/loading-page.tsx';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { usePublicAddress } from '../../../shared/use-public-address.ts';
import { Written } from '../../../shared/written.tsx';
import { useProductName } from '../../../shared/use-product-name.ts';
import { useSettings } from '../../../store/hooks.ts';
import { statusOf } from '../../../store/status-of.ts';
import { categoryName } from './category-name.ts';
import { insightAddress, listingAddress } from '../listing/addresses.ts';
import { toPicture } from '../picture.ts';
import { ServicesBeside } from '../service/services-beside.tsx';
import styles from './insights.module.css';

/** What an article asks for of the category beside it. */
export const relatedQuery = (category: string) => ({ category, active: true, limit: 3 });

/** Three services of a category; nothing where it has none. */
function RelatedServices({ category: { name, slug } }: { category: CategoryReference }) {
  const messages = useInsightPagesMessages();
  const { data } = useServicesListQuery(relatedQuery(slug));
  return (
    <ServicesBeside title={messages.related} services={data?.data ?? []}>
      <LinkButton emphasis="secondary" href={listingAddress(slug)}>
        {messages.allOf(name)}
      </LinkButton>
    </ServicesBeside>
  );
}

function Article({ insight }: { insight: InsightDetails }) {
  const messages = useInsightPagesMessages();
  const { card } = useFrameMessages();
  const { apiOrigin, publicOrigin } = useSettings();
  const toAddress = usePublicAddress();
  const publisher = useProductName();
  const { title, excerpt, body, category, coverImage, publishedAt, updatedAt } = insight;
  const canonical = insightAddress(insight._id);
  const about = [
    categoryName(category, card.generalCategory),
    publishedAt && card.formats.day(publishedAt),
    insight.readingMinutes && card.readingTime(insight.readingMinutes),
  ];
  return (
    <main id="content" className={styles.page}>
      <PageMeta title={title} description={excerpt} canonical={canonical} image={coverImage} />
      <JsonLd
        data={{
          '@type': 'Article',
          headline: title,
          description: excerpt,
          image: coverImage && new URL(coverImage.secure_url, publicOrigin).href,
          datePublished: publishedAt,
          dateModified: updatedAt,
          mainEntityOfPage: toAddress(canonical),
          publisher: { '@type': 'Organization', name: publisher, url: publicOrigin },
        }}
      />
      <LinkButton className={styles.back ?? ''} emphasis="quiet" href="/blog">
        {messages.back}
      </LinkButton>
      <article className={styles.article} aria-labelledby="title">
        <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
        <h1 id="title">
          <Written>{title}</Written>
        </h1>
        {excerpt ? (
          <p className={styles.lead}>
            <Written>{excerpt}</Written>
          </p>
        ) : null}
        <Picture
          picture={coverImage && toPicture(apiOrigin, coverImage)}
          sizes="(min-width: 48rem) 44rem, 100vw"
          priority
          missing={messages.noImage}
        />
        {body ? <WrittenText html={body} headingLevel={2} /> : null}
      </article>
      {insight.relatedCategory ? <RelatedServices category={insight.relatedCategory} /> : null}
    </main>
  );
}

/** An article on a page of its own. */
export function InsightPage({ id }: { id: string }) {
  const messages = useInsightPagesMessages();
  const { currentData, error, isFetching, refetch } = useInsightsGetQuery({ id });
  if (currentData) return <Article insight={currentData} />;
  const isMissing = statusOf(error) === 404;
  if (!isMissing && (!error || isFetching)) {
    return (
      <LoadingPage label={messages.loading}>
        <PageMeta title={messages.loading} canonical="/blog" noIndex />
      </LoadingPage>
    );
  }
  const title = isMissing ? messages.missing : messages.articleFailed;
  return (
    <main id="content">
      <PageMeta title={title} canonical="/blog" noIndex />
      <MessageState
        title={title}
        text={isMissing ? messages.missingText : undefined}
        headingLevel={1}
        drawing={isMissing ? 'road' : 'bridge'}
      >
        {isMissing ? null : <Button onClick={() => void refetch()}>{messages.retry}</Button>}
        <LinkButton href="/blog" emphasis={isMissing ? 'primary' : 'secondary'}>
          {messages.back}
        </LinkButton>
      </MessageState>
    </main>
  );
}
