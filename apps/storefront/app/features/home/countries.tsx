import { useServiceFeedQuery } from '@pothik/api-client/rtk-query';
import { limits } from '@pothik/contract';
import { Link } from '@pothik/ui';
import { useHomeMessages } from '../../messages/home.ts';
import { searchAddress } from '../catalogue/listing/addresses.ts';
import styles from './countries.module.css';

const most = 6;

/** Countries of the featured services, each of which leads to what there is for it. */
export function Countries() {
  const { home } = useHomeMessages();
  const { data } = useServiceFeedQuery({ page: 1, limit: limits.featuredPageSize });
  const named = (data?.data ?? []).flatMap(({ location }) => location?.country ?? []);
  const countries = [...new Set(named)].slice(0, most);
  if (countries.length === 0) return null;
  return (
    <ul className={styles.countries} aria-label={home.countries}>
      {countries.map((country) => (
        <li key={country}>
          <Link href={searchAddress(country)} aria-label={home.searchFor(country)}>
            {country}
          </Link>
        </li>
      ))}
    </ul>
  );
}
