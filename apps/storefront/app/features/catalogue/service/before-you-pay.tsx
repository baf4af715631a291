import { useInsightsListQuery } from '@pothik/api-client/rtk-query';
import type { Fee, Service } from '@pothik/contract';
import { DefinitionList, Link } from '@pothik/ui';
import { useServiceMessages } from '../../../messages/service.ts';
import { insightAddress } from '../listing/addresses.ts';
import { catalogueQueries } from '../queries.ts';
import styles from './service-page.module.css';

function Fees({ title, fees }: { title: string; fees: readonly Fee[] }) {
  const { trust } = useServiceMessages();
  if (fees.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul className={styles.fees} aria-label={title}>
        {fees.map(({ label, amount, currency, per, due }) => (
          <li key={`${label} ${per}`}>
            <span>{label}</span>
            <strong>{trust.formats.money({ amount, currency })}</strong>
            <small>
              {[per === 'booking' ? '' : trust.pers[per], due].filter(Boolean).join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The permission under which a service is offered, and where it is checked. */
function Licence({ licence }: { licence: NonNullable<Service['licence']> }) {
  const { trust } = useServiceMessages();
  const { number, checkAt, checkedOn } = licence;
  const day = checkedOn && trust.formats.day(checkedOn);
  return (
    <p>
      <span>{trust.licence}</span> <strong>{number}</strong>
      <span>{(day ? `, ${trust.checkedOn(day)}` : '') + trust.end}</span>{' '}
      {checkAt ? (
        <a href={checkAt} rel="noopener nofollow" target="_blank">
          {trust.check}
        </a>
      ) : null}
    </p>
  );
}

function Articles({ category }: { category: string }) {
  const { trust } = useServiceMessages();
  const { data } = useInsightsListQuery(catalogueQueries.articles(category));
  // Another server may answer articles about anything, and without a page of their own.
  const articles = (data?.data ?? []).filter(({ readingMinutes }) => readingMinutes !== undefined);
  if (articles.length === 0) return null;
  return (
    <ul className={styles.articles} aria-label={trust.read}>
      {articles.map(({ _id, title }) => (
        <li key={_id}>
          <Link href={insightAddress(_id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The block of trust: who permits it, who is paid what and when, and what comes back. */
export function BeforeYouPay({ service }: { service: Service }) {
  const { trust } = useServiceMessages();
  const { fees = [], refunds = [], licence, category } = service;
  return (
    <section className={styles.trust} aria-labelledby="trust">
      <h2 id="trust">{trust.title}</h2>
      {licence ? <Licence licence={licence} /> : null}
      <Fees title={trust.official} fees={fees.filter(({ isOfficial }) => isOfficial)} />
      <Fees title={trust.own} fees={fees.filter(({ isOfficial }) => !isOfficial)} />
      {refunds.length > 0 ? (
        <section aria-label={trust.refunds}>
          <h3>{trust.refunds}</h3>
          <DefinitionList
            items={refunds.map(({ step, refund }) => ({ label: step, value: refund }))}
          />
        </section>
      ) : null}
      <p className={styles.warning}>{trust.cash}</p>
      {category ? <Articles category={category.slug} /> : null}
    </section>
  );
}
