import { useId } from 'react';
import { Link } from '../link/link.tsx';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import './insight-card.css';

/** What {@link InsightCard} is given. */
export interface InsightCardProps {
  title: string;
  excerpt?: string | undefined;
  category: string;
  /** As it is read. */
  date?: string | undefined;
  picture?: PictureSource | undefined;
  /** Where it can be read in full; the whole card leads there. */
  href?: string | undefined;
  sizes?: string;
  /** Of the level that fits the page. Default 3. */
  headingLevel?: 2 | 3;
  /** The language of its words, where it is not the page's. */
  lang?: string | undefined;
  /** Default: as `Picture` has it. */
  labels?: { noImage?: string };
}

/** An article in a list. Renders an `article` named by its title. */
export function InsightCard({
  title,
  excerpt,
  category,
  date,
  picture,
  href,
  sizes = '(min-width: 64rem) 24rem, 92vw',
  headingLevel = 3,
  lang,
  labels,
}: InsightCardProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="pothik-insight" aria-labelledby={id} lang={lang}>
      <Picture picture={picture} sizes={sizes} missing={labels?.noImage} />
      <p className="pothik-insight__meta">{[category, date].filter(Boolean).join(' · ')}</p>
      <Heading className="pothik-insight__title" id={id}>
        {href === undefined ? title : <Link href={href}>{title}</Link>}
      </Heading>
      <p className="pothik-insight__excerpt">{excerpt}</p>
    </article>
  );
}
