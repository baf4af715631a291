import { useCategoriesListQuery, useInsightsListQuery } from '@pothik/api-client/rtk-query';
import { limits, openLiveChatEvent, type Category } from '@pothik/contract';
import { Button, CategoryTile, LinkButton, Skeletons, Skeleton } from '@pothik/ui';
import { resolveUrl } from '@pothik/api-client';
import { useState } from 'react';
import { useHomeMessages } from '../../messages/home.ts';
import { StaticUntilNear } from '../../shared/static-until-near.tsx';
import { JsonLd } from '../../shared/json-ld.tsx';
import { PageMeta } from '../../shared/page-meta.tsx';
import { useBranding } from '../../shared/use-branding.ts';
import { useFurtherDown } from '../../shared/use-further-down.ts';
import { useProductName } from '../../shared/use-product-name.ts';
import { useSettings } from '../../store/hooks.ts';
import { listingAddress } from '../catalogue/listing/addresses.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import { InsightItem } from '../catalogue/insights/insight-item.tsx';
import { CategoryRow } from './category-row.tsx';
import { Feed } from './feed.tsx';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import { Section } from './section.tsx';

interface WithCategories {
  categories: readonly Category[];
}

function CategoryGrid({ categories, isLoading }: WithCategories & { isLoading: boolean }) {
  const { home } = useHomeMessages();
  const origin = useSettings().apiOrigin;
  const [all, setAll] = useState(false);
  if (isLoading) {
    return (
      <Skeletons label={home.loadingCategories} className={styles.tiles ?? ''}>
        {Array.from({ length: limits.homeCategorySkeletons }, (_, index) => (
          <Skeleton key={index} shape="tile" />
        ))}
      </Skeletons>
    );
  }
  const shown = all ? categories : categories.slice(0, limits.homeCategories);
  return (
    <div className={styles.tiles}>
      <ul data-rest={shown.length % 4}>
        {shown.map(({ _id, name, slug, icon, iconUrl, serviceCount }) => (
          <li key={_id}>
            <CategoryTile
              name={name}
              href={listingAddress(slug)}
              icon={icon}
              iconUrl={iconUrl && resolveUrl(origin, iconUrl)}
              count={serviceCount === undefined ? undefined : home.serviceCount(serviceCount)}
            />
          </li>
        ))}
      </ul>
      {categories.length > limits.homeCategories ? (
        <Button emphasis="secondary" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? home.fewerCategories : home.moreCategories}
        </Button>
      ) : null}
    </div>
  );
}

function Company() {
  const { home } = useHomeMessages();
  const { statistics = home.statistics } = useBranding() ?? {};
  return (
    <Section title={home.company}>
      <div className={styles.company}>
        <p>{home.companyText}</p>
        <dl className={styles.statistics}>
          {statistics.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Insights() {
  const { home } = useHomeMessages();
  const { data } = useInsightsListQuery(catalogueQueries.insights);
  const latest = data?.data.slice(0, limits.latestInsights) ?? [];
  if (latest.length === 0) return null;
  return (
    <Section farDown title={home.insights}>
      <StaticUntilNear>
        <ul
          className={styles.insights}
          aria-label={home.insights}
          data-count={latest.length}
          // It scrolls on phones, and may hold nothing that takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        >
          {latest.map((insight) => (
            <li key={insight._id}>
              <InsightItem insight={insight} />
            </li>
          ))}
        </ul>
      </StaticUntilNear>
    </Section>
  );
}

/** The sections below the featured services. */
function FurtherDown({ categories }: WithCategories) {
  const { home } = useHomeMessages();
  const { partners = home.partnerNames } = useBranding() ?? {};
  return (
    <>
      {categories.map((category) => (
        <CategoryRow key={category._id} category={category} />
      ))}
      <Company />
      {partners.length > 0 ? (
        <Section title={home.partners}>
          <ul className={styles.partners}>
            {partners.map((partner) => (
              <li key={partner}>{partner}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Insights />
      <section className={styles.closing} aria-labelledby="closing">
        <h2 id="closing">{home.closing}</h2>
        <p>{home.closingText}</p>
        <div className={styles.closingActions}>
          <LinkButton href="/service">{home.getStarted}</LinkButton>
          <Button
            emphasis="secondary"
            onClick={() => window.dispatchEvent(new Event(openLiveChatEvent))}
          >
            {home.consultation}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The start page, in the order of Specification §2. */
export function Home() {
  const { home } = useHomeMessages();
  const name = useProductName();
  const publicOrigin = useSettings().publicOrigin;
  const branding = useBranding();
  const { data: categories = [], isLoading } = useCategoriesListQuery(catalogueQueries.home);
  const isWhole = useFurtherDown();
  return (
    <main id="content" className={styles.home}>
      <PageMeta title={home.title} description={home.lead} canonical="/" />
      <JsonLd
        data={{ '@type': 'Organization', name, url: publicOrigin, slogan: branding?.tagline }}
      />
      <Hero categories={categories} />
      <Section title={home.explore}>
        <CategoryGrid categories={categories} isLoading={isLoading} />
      </Section>
      <Section farDown title={home.featured}>
        <StaticUntilNear>
          <Feed more={home.loadMore} empty={home.noFeatured} />
        </StaticUntilNear>
      </Section>
      {isWhole ? <FurtherDown categories={categories} /> : null}
    </main>
  );
}
