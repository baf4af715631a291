import { useServicesGetQuery } from '@pothik/api-client/rtk-query';
import type { Service, ServiceSummary } from '@pothik/contract';
import { limits } from '@pothik/contract';
import {
  Badge,
  Button,
  Carousel,
  Chip,
  LinkButton,
  Loading,
  MessageState,
  Optional,
  optionalPart,
  Picture,
} from '@pothik/ui';
import type { ReactElement } from 'react';
import { useStore } from 'react-redux';
import { useFormats } from '../../../messages/formats.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import { useListingMessages } from '../../../messages/listing.ts';
import { useServiceMessages } from '../../../messages/service.ts';
import { JsonLd } from '../../../shared/json-ld.tsx';
import { LoadingPage } from '../../../shared/loading-page.tsx';
import { PageMeta } from '../../../shared/page-meta.tsx';
import { StaticUntilNear } from '../../../shared/static-until-near.tsx';
import { useNear } from '../../../shared/use-near.ts';
import { usePublicAddress } from '../../../shared/use-public-address.ts';
import { Written } from '../../../shared/written.tsx';
import { useSettings } from '../../../store/hooks.ts';
import type { State } from '../../../store/make-store.ts';
import { statusOf } from '../../../store/status-of.ts';
import { canonicalServiceAddress } from '../listing/addresses.ts';
import { AtAGlance, requirementsId } from './at-a-glance.tsx';
import { BeforeYouPay } from './before-you-pay.tsx';
import { ContactCard } from './contact-card.tsx';
import { Description } from './description.tsx';
import { titleOf } from '../facts.ts';
import { shownInList, toPicture, toSmallPicture } from '../picture.ts';
import { knownService } from './known-service.ts';
import { summarize } from './summarize.ts';
import { serviceData } from './service-data.ts';
import { serviceFacts, typeName } from './service-facts.ts';
import styles from './service-page.module.css';
import { useCountView } from './use-count-view.ts';

/** The picture that the list has shown: the browser has it. */
function FirstPicture({ service }: { service: ServiceSummary }) {
  const { card } = useFrameMessages();
  const origin = useSettings().apiOrigin;
  const picture = toSmallPicture(origin, service.images?.[0], shownInList);
  return (
    <div className={styles.noImage}>
      <Picture
        picture={picture}
        sizes={`${String(shownInList)}px`}
        missing={card.noImage}
        priority
      />
    </div>
  );
}

function Pictures({ service }: { service: Service }) {
  const { service: messages } = useServiceMessages();
  const { card } = useFrameMessages();
  const origin = useSettings().apiOrigin;
  const sizes = '(min-width: 64rem) 46rem, 100vw';
  const images = service.images ?? [];
  const pictures = images.map((image, index) => ({
    key: image.secure_url,
    content: (
      <Picture
        picture={toPicture(origin, image)}
        sizes={sizes}
        priority={index === 0}
        missing={card.noImage}
      />
    ),
  }));
  if (pictures.length === 0) {
    return (
      <div className={styles.noImage}>
        <Picture picture={undefined} sizes={sizes} missing={card.noImage} />
      </div>
    );
  }
  return (
    <Carousel
      label={messages.images}
      slides={pictures}
      interval={limits.detailCarouselAutoplay}
      pauseOnInteraction={false}
      swipeThreshold={limits.swipeThreshold}
      labels={{
        previous: messages.previousImage,
        next: messages.nextImage,
        goTo: messages.goToImage,
        pause: messages.pause,
        play: messages.play,
      }}
    />
  );
}

function List({
  id,
  title,
  items,
  checked = false,
}: {
  id?: string;
  title: string;
  items: readonly string[] | undefined;
  checked?: boolean;
}) {
  if (!items || items.length === 0) return null;
  return (
    <section className={styles.block} id={id}>
      <h2>{title}</h2>
      <ul className={checked ? styles.checklist : styles.list} aria-label={title}>
        {items.map((item) => (
          <li key={item}>
            <Written>{item}</Written>
          </li>
        ))}
      </ul>
    </section>
  );
}

const SimilarServices = optionalPart(
  async () => (await import('./similar-services.tsx')).SimilarServices,
);

/** The row below a service, which is loaded for those who come near. */
function BelowService({ id }: { id: string }) {
  const [place, isNear] = useNear<HTMLDivElement>();
  return <div ref={place}>{isNear ? <SimilarServices id={id} /> : null}</div>;
}

/** The keyboard goes on from where the link leads to; the address scrolls there. */
const focusCard = () => document.getElementById('book')?.focus({ preventScroll: true });

type Booking = (service: Service) => ReactElement;

interface DetailsProps {
  service: Service;
  /** All of it is there; otherwise it is what a list tells of it. */
  isWhole: boolean;
  booking: Booking;
}

function Details({ service, isWhole, booking }: DetailsProps) {
  const { service: messages } = useServiceMessages();
  const { card } = useFrameMessages();
  const formats = useFormats();
  const toAddress = usePublicAddress();
  useCountView(isWhole ? service._id : undefined);
  const title = titleOf(service) ?? messages.fallbackTitle;
  const chips = [service.category?.name, service.subcategory?.name].filter(
    (name) => name !== undefined,
  );
  const canonical = canonicalServiceAddress(service);
  return (
    <main id="content" className={styles.page}>
      <PageMeta
        title={title}
        description={summarize(service.description ?? '')}
        canonical={canonical}
        image={service.images?.[0]}
      />
      {isWhole
        ? serviceData(service, title, { services: messages.services, toAddress }).map((data) => (
            <JsonLd key={data['@type']} data={data} />
          ))
        : null}
      <LinkButton className={styles.back ?? ''} emphasis="quiet" href="/service">
        {messages.back}
      </LinkButton>
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.badges}>
            {service.serviceType ? <Badge>{typeName(service, messages)}</Badge> : null}
            {service.featured ? <Badge tone="accent">{card.featured}</Badge> : null}
          </div>
          <h1>
            <Written>{title}</Written>
          </h1>
          {chips.length > 0 ? (
            <div className="pothik-chips">
              {chips.map((chip) => (
                <Chip key={chip}>{chip}</Chip>
              ))}
            </div>
          ) : null}
          <AtAGlance service={service} />
          {isWhole ? <Pictures service={service} /> : <FirstPicture service={service} />}
          <dl className={styles.facts}>
            {serviceFacts(service, messages, formats).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Written>{value}</Written>
                </dd>
              </div>
            ))}
          </dl>
          {isWhole ? null : <Loading label={messages.loading} />}
          {service.description ? <Description html={service.description} /> : null}
          <List title={messages.benefits} items={service.benefits} />
          <List
            id={requirementsId}
            title={messages.requirements}
            items={service.requirements}
            checked
          />
          {isWhole ? (
            <StaticUntilNear key={service._id} untilIdle={styles.unseen}>
              <BeforeYouPay service={service} />
            </StaticUntilNear>
          ) : null}
          <div className={styles.bar}>
            {service.total ? <strong>{formats.money(service.total)}</strong> : null}
            <LinkButton href="#book" onClick={focusCard}>
              {messages.bookNow}
            </LinkButton>
          </div>
        </div>
        <aside className={styles.aside}>
          {isWhole ? booking(service) : null}
          <Optional>
            <ContactCard />
          </Optional>
        </aside>
      </div>
      {isWhole ? <BelowService key={service._id} id={service._id} /> : null}
    </main>
  );
}

export interface ServicePageProps {
  id: string;
  /** Where the service is booked. */
  booking: Booking;
}

/** A service on a page of its own (Specification §2). */
export function ServicePage({ id, booking }: ServicePageProps) {
  const { service: messages } = useServiceMessages();
  const { listing } = useListingMessages();
  const { currentData, error, isFetching, refetch } = useServicesGetQuery({ id });
  const store = useStore<State>();
  if (currentData) return <Details service={currentData} isWhole booking={booking} />;
  const isMissing = statusOf(error) === 404;
  if (!isMissing && (!error || isFetching)) {
    const known = knownService(store.getState(), id);
    if (known) return <Details service={known} isWhole={false} booking={booking} />;
    return (
      <LoadingPage label={messages.loading}>
        <PageMeta title={messages.loading} canonical="/service" noIndex />
      </LoadingPage>
    );
  }
  const title = isMissing ? messages.missingTitle : listing.failed;
  return (
    <main id="content">
      <PageMeta title={title} canonical="/service" noIndex />
      <MessageState
        title={title}
        text={isMissing ? messages.missingText : undefined}
        headingLevel={1}
        drawing={isMissing ? 'road' : 'bridge'}
      >
        {isMissing ? null : <Button onClick={() => void refetch()}>{listing.retry}</Button>}
        <LinkButton href="/service" emphasis={isMissing ? 'primary' : 'secondary'}>
          {messages.browse}
        </LinkButton>
      </MessageState>
    </main>
  );
}
