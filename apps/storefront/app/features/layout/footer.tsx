import { useCategoriesQuery } from '@pothik/api-client/rtk-query';
import { Link } from '@pothik/ui';
import { useFrameMessages } from '../../messages/frame.ts';
import { listingAddress } from '../catalogue/addresses.ts';
import { catalogueQueries } from '../catalogue/queries.ts';
import styles from './footer.module.css';

/** The end of every page: services, the company, the small print. */
export function Footer() {
  const { footer, header } = useFrameMessages();
  const { data: categories } = useCategoriesQuery(catalogueQueries.footer);
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <p className={styles.tagline}>{footer.tagline}</p>
        <section>
          <h2>{footer.services}</h2>
          <ul className={styles.links}>
            {categories && categories.length > 0 ? (
              categories.map(({ _id, name, slug }) => (
                <li key={_id}>
                  <Link href={listingAddress(slug)}>{name}</Link>
                </li>
              ))
            ) : (
              <li>
                <Link href="/service">{header.allServices}</Link>
              </li>
            )}
          </ul>
        </section>
        <section>
          <h2>{footer.company}</h2>
          <ul className={styles.links}>
            <li>
              <Link href="/about">{footer.about}</Link>
            </li>
            <li>
              <Link href="/careers">{footer.careers}</Link>
            </li>
            <li>
              <Link href="/blog">{footer.blog}</Link>
            </li>
            <li>
              <Link href="/support">{footer.contact}</Link>
            </li>
          </ul>
        </section>
        <section>
          <h2>{footer.support}</h2>
          <ul className={styles.links}>
            <li>
              <Link href="/privacy">{footer.privacy}</Link>
            </li>
            <li>
              <Link href="/terms">{footer.terms}</Link>
            </li>
            <li>
              <Link href="/support">{footer.support}</Link>
            </li>
          </ul>
        </section>
      </div>
      <p className={styles.credit}>{footer.credit}</p>
    </footer>
  );
}
