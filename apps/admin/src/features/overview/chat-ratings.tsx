import type { PeriodOverview } from '@pothik/contract';
import { Link } from '@pothik/ui';
import { formats } from '../../messages/formats.ts';
import { ratingMessages as words } from '../../messages/ratings.ts';
import { toMoment } from '../../shared/moments.ts';
import { BarTable } from './bar-table.tsx';
import { Figure } from './figure.tsx';
import styles from './overview.module.css';

type Ratings = PeriodOverview['chats']['ratings'];

const scores = [
  { score: 'good', tone: 'success' },
  { score: 'okay', tone: 'warning' },
  { score: 'bad', tone: 'danger' },
] as const;

const countOf = ({ good, okay, bad }: Ratings) => good + okay + bad;

const percent = new Intl.NumberFormat(formats.locale, { style: 'percent' });

/** The share of the chats that were rated good. */
export function RatingFigure({ ratings }: { ratings: Ratings }) {
  const rated = countOf(ratings);
  if (rated === 0) return <Figure label={words.share}>{words.none}</Figure>;
  return (
    <Figure label={words.share} detail={words.of(formats.count(rated))}>
      {percent.format(ratings.good / rated)}
    </Figure>
  );
}

/** The numbers of chats found good, okay and bad. */
export function RatingBars({ ratings }: { ratings: Ratings }) {
  const bars = scores.map(({ score, tone }) => ({
    key: score,
    name: words.scores[score],
    count: ratings[score],
    tone,
  }));
  return (
    <section className={styles.section}>
      <h3>{words.title}</h3>
      <p className={styles.soft}>{words.text}</p>
      <BarTable
        title={words.title}
        heading="none"
        nameHeader={words.score}
        countHeader={words.chats}
        bars={countOf(ratings) === 0 ? [] : bars}
        empty={words.noRatings}
      />
    </section>
  );
}

/** The latest comments of visitors on their chats, with links to those. */
export function RatingComments({ comments }: { comments: Ratings['comments'] }) {
  return (
    <section className={styles.section}>
      <h3>{words.comments}</h3>
      {comments.length === 0 ? (
        <p>{words.noComments}</p>
      ) : (
        <table className={styles.bars} aria-label={words.comments}>
          <thead>
            <tr>
              <th scope="col">{words.comment}</th>
              <th scope="col">{words.score}</th>
              <th scope="col">{words.chat}</th>
            </tr>
          </thead>
          <tbody>
            {comments.map(({ chatId, score, comment, name, ratedAt }) => (
              <tr key={chatId}>
                <th scope="row">
                  <bdi>{comment}</bdi>
                </th>
                <td>{words.scores[score]}</td>
                <td>
                  <Link href={`/inbox/${encodeURIComponent(chatId)}?list=closed`}>
                    <bdi>{name}</bdi>
                  </Link>
                  <span className={styles.when}>{toMoment(ratedAt)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
