import { useCategoriesListQuery, type Failure } from '@pothik/api-client/rtk-query';
import { limits, type ServiceSummary } from '@pothik/contract';
import {
  Button,
  EmptyState,
  Highlight,
  ErrorState,
  IconButton,
  LinkButton,
  Skeletons,
  Pagination,
  Select,
  ServiceCardSkeleton,
} from '@pothik/ui';
import { ArrowRight } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useFrameMessages } from '../../../messages/frame.ts';
import { useListingMessages } from '../../../messages/listing.ts';
import { JsonLd } from '../../../shared/json-ld.tsx';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { QueryForm } from '../../../shared/query-form.tsx';
import { StaticUntilNear } from '../../../shared/static-until-near.tsx';
import { usePublicAddress } from '../../../shared/use-public-address.ts';
import { drawnFirst, useFurtherDown } from '../../../shared/use-further-down.ts';
import { Written } from '../../../shared/written.tsx';
import { statusOf } from '../../../store/status-of.ts';
import { listingAddress } from './addresses.ts';
import { useListingQuery, type Listing } from './listing-api.ts';
import {
  chosenAddress,
  filteredAddress,
  filterIn,
  readFilter,
  type ListingFilter,
} from './listing-filter.ts';
import styles from './listing-page.module.css';
import { catalogueQueries } from '../queries.ts';
import { NothingFound } from '../search/nothing-found.tsx';
import { ServiceSearch } from '../search/service-search.tsx';
import { ServiceItem } from '../service-item.tsx';
import { ServicePage, type ServicePageProps } from '../service/service-page.tsx';

type ServiceList = Extract<Listing, { kind: 'services' }>;

function Filters({ slug, filter }: { slug: string | undefined; filter: ListingFilter }) {
  const { listing } = useListingMessages();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: categories = [], isError } = useCategoriesListQuery(catalogueQueries.filter);
  const known = categories.flatMap(({ name, slug, subcategories = [] }) => [
    { value: slug, label: name },
    ...subcategories.map((child) => ({ value: child.slug, label: `– ${child.name}` })),
  ]);
  // What the address names stays chosen until the names have come, and where they never do.
  const isNamed = filter.category === '' || known.some(({ value }) => value === filter.category);
  const options = isNamed ? known : [...known, { value: filter.category, label: filter.category }];
  return (
    <QueryForm
      className={styles.filters}
      role="search"
      action={pathname}
      key={filteredAddress(pathname, filter)}
    >
      <ServiceSearch
        className={styles.search}
        defaultValue={filter.search}
        // Within the field: below it the suggestions would cover it.
        end={
          <IconButton
            type="submit"
            label={listing.search}
            icon={
              <ArrowRight size={20} strokeWidth={1.75} className="pothik-directed" aria-hidden />
            }
          />
        }
      />
      <Select
        label={listing.category}
        hint={isError ? listing.categoriesFailed : undefined}
        name="category"
        defaultValue={filter.category}
        options={[{ value: '', label: listing.allCategories }, ...options]}
        onChange={({ target: { form } }) => {
          if (form) void navigate(chosenAddress(slug, filterIn(form), categories));
        }}
      />
    </QueryForm>
  );
}

function Results({
  list,
  slug,
  filter,
}: {
  list: ServiceList;
  slug: string | undefined;
  filter: ListingFilter;
}) {
  const { listing } = useListingMessages();
  const { pagination: labels } = useFrameMessages();
  const { pathname } = useLocation();
  const isWhole = useFurtherDown();
  const { data: services, pagination } = list.page;
  const { total, totalIsMinimum = false, hasNext } = pagination;
  const findings = filter.search === '' ? undefined : list.page.search;
  const { matched = [], near = [] } = findings ?? {};
  const isFiltered = filter.search !== '' || filter.category !== '';
  const item = (service: ServiceSummary, index: number) => (
    <ServiceItem
      service={service}
      {...(matched.length > 0 && {
        show: (text: string) => <Highlight text={text} words={matched} />,
      })}
      pageSlug={slug}
      headingLevel={2}
      priority={index === 0}
    />
  );
  return (
    <>
      <div className={styles.count}>
        <p role="status">
          {services.length === 0 ? listing.none : listing.found(total, totalIsMinimum)}
        </p>
        {isFiltered ? (
          <QueryForm action={pathname}>
            <Button type="submit" emphasis="quiet">
              {listing.clear}
            </Button>
          </QueryForm>
        ) : null}
      </div>
      {services.length === 0 ? (
        <NothingFound search={filter.search} near={near} />
      ) : (
        <div className={styles.frame}>
          <ul
            key={pathname}
            className={styles.services}
            data-count={services.length}
            aria-busy={!isWhole}
          >
            {services.map((service, index) => (
              <li key={service._id}>
                {index < drawnFirst ? item(service, index) : null}
                {isWhole && index >= drawnFirst ? (
                  <StaticUntilNear untilIdle={styles.unseen}>
                    {item(service, index)}
                  </StaticUntilNear>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      )}
      {filter.page > 1 || hasNext ? (
        <div className={styles.pages}>
          <p>{listing.showing(filter.page, total, totalIsMinimum)}</p>
          {findings && totalIsMinimum && !hasNext ? <p>{listing.narrow}</p> : null}
          <Pagination
            page={filter.page}
            hasNext={hasNext}
            lastPage={totalIsMinimum ? undefined : Math.ceil(total / limits.listingPageSize)}
            hrefOf={(page) => filteredAddress(pathname, { ...filter, page })}
            labels={labels}
          />
        </div>
      ) : null}
    </>
  );
}

function Places() {
  const { listing } = useListingMessages();
  return (
    <Skeletons label={listing.loading} className={styles.services ?? ''}>
      {Array.from({ length: limits.listingSkeletons }, (_, index) => (
        <ServiceCardSkeleton key={index} />
      ))}
    </Skeletons>
  );
}

/** What the server said of a failure. */
const told = (error: object) =>
  'serverMessage' in error ? (error as Failure).serverMessage : undefined;

interface ListingPageProps {
  slug: string | undefined;
  /** Where a service is booked that is shown here. */
  booking: ServicePageProps['booking'];
}

/** All services, or those of a category or subcategory; a service where the slug is one's id. */
export function ListingPage({ slug, booking }: ListingPageProps) {
  const { listing } = useListingMessages();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const toAddress = usePublicAddress();
  const { currentData, error, isFetching, refetch } = useListingQuery({ ...filter, slug });

  if (currentData?.kind === 'service') return <ServicePage id={currentData.id} booking={booking} />;
  // It is asked for once more in the browser, and stays unknown meanwhile.
  if (!currentData && statusOf(error) === 404) {
    return (
      <main id="content">
        <PageMeta title={listing.unknownTitle} canonical="/service" noIndex />
        <EmptyState title={listing.unknownTitle} text={listing.unknownText} headingLevel={1}>
          <LinkButton href="/service">{listing.title}</LinkButton>
        </EmptyState>
      </main>
    );
  }

  const of = currentData?.of;
  const title = of?.name ?? listing.title;
  const description = of?.description ?? listing.description;
  const canonical = filteredAddress(listingAddress(slug), { ...filter, search: '', category: '' });
  return (
    <main id="content" className={styles.page}>
      <PageMeta
        title={title}
        description={description}
        canonical={canonical}
        noIndex={filter.search !== ''}
      />
      {of ? (
        <JsonLd
          data={{
            '@type': 'BreadcrumbList',
            itemListElement: [
              {
                '@type': 'ListItem',
                position: 1,
                name: listing.title,
                item: toAddress('/service'),
              },
              { '@type': 'ListItem', position: 2, name: of.name },
            ],
          }}
        />
      ) : null}
      <div className={styles.head}>
        <h1>
          <Written>{title}</Written>
        </h1>
        <p>
          <Written>{description}</Written>
        </p>
      </div>
      <Filters slug={slug} filter={filter} />
      {currentData ? (
        <Results list={currentData} slug={slug} filter={filter} />
      ) : error && !isFetching ? (
        <ErrorState title={listing.failed} text={told(error)}>
          <Button onClick={() => void refetch()}>{listing.retry}</Button>
        </ErrorState>
      ) : (
        <Places />
      )}
    </main>
  );
}
