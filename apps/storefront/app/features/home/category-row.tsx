import type { Category } from '@pothik/contract';
import { LinkButton } from '@pothik/ui';
import { useFrameMessages } from '../../messages/frame.ts';
import { useHomeMessages } from '../../messages/home.ts';
import { StaticUntilNear } from '../../shared/static-until-near.tsx';
import { listingAddress } from '../catalogue/listing/addresses.ts';
import { Feed } from './feed.tsx';
import styles from './home.module.css';
import { Section } from './section.tsx';
import { useRowSight } from './use-row-sight.ts';

/**
 * A row of a category's services. Where the visitor comes from another page, which makes all of this one anew,
 * it is made when it comes near: eighty cards at once keep a cheap phone busy for most of a second.
 */
export function CategoryRow({ category }: { category: Category }) {
  const { home } = useHomeMessages();
  const { header } = useFrameMessages();
  const [isShown, show] = useRowSight(category.slug);
  if (category.serviceCount === 0) return null;
  return (
    <Section
      farDown
      onNear={show}
      title={category.name}
      action={
        <LinkButton
          className={styles.all ?? ''}
          emphasis="quiet"
          href={listingAddress(category.slug)}
          aria-label={`${header.allServices}: ${category.name}`}
        >
          {header.allServices}
        </LinkButton>
      }
    >
      {isShown ? (
        <StaticUntilNear>
          <Feed slug={category.slug} more={home.viewMore} />
        </StaticUntilNear>
      ) : (
        <div className={styles.toCome} />
      )}
    </Section>
  );
}
