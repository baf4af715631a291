import type { Insight } from '@pothik/contract';
import { InsightCard } from '@pothik/ui';
import { useFrameMessages } from '../../../messages/frame.ts';
import { useLanguageOf } from '../../../shared/language-of.ts';
import { useSettings } from '../../../store/hooks.ts';
import { categoryName } from './category-name.ts';
import { toSmallPicture } from '../picture.ts';
import { insightAddress } from '../listing/addresses.ts';

/** An article in a list; it leads to its page where it has a text. */
export function InsightItem({ insight, headingLevel }: { insight: Insight; headingLevel?: 2 | 3 }) {
  const { card } = useFrameMessages();
  const origin = useSettings().apiOrigin;
  const { _id: id, title, excerpt, category, publishedAt, readingMinutes: minutes } = insight;
  const date = publishedAt && card.formats.day(publishedAt);
  return (
    <InsightCard
      title={title}
      excerpt={excerpt}
      lang={useLanguageOf()(title)}
      labels={card}
      category={categoryName(category, card.generalCategory)}
      date={[date, minutes && card.readingTime(minutes)].filter(Boolean).join(' · ')}
      picture={toSmallPicture(origin, insight.coverImage, 384)}
      href={minutes === undefined ? undefined : insightAddress(id)}
      {...(headingLevel && { headingLevel })}
    />
  );
}
