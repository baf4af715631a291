import type { Insight } from '@pothik/contract';
import type { Queries } from '../../platform/database/open.ts';
import { insightTranslations } from '../translation/schema.ts';
import { findWords, isFirst, type AskedLanguage } from '../translation/published-words.ts';

/** Articles, with their texts or without, in a language as far as they are published in it. */
export async function translateInsights<Listed extends Insight>(
  db: Queries,
  language: AskedLanguage,
  insights: Listed[],
): Promise<Listed[]> {
  if (isFirst(language) || insights.length === 0) return insights;
  const ids = insights.map(({ _id }) => _id);
  const words = await findWords(db, insightTranslations, language, ids);
  return insights.map((insight) => {
    const { body, picture, ...listed } = words.get(insight._id) ?? {};
    const { coverImage } = insight;
    return {
      ...insight,
      ...listed,
      ...('body' in insight && body !== undefined ? { body } : {}),
      ...(coverImage && picture ? { coverImage: { ...coverImage, alt: picture } } : {}),
    };
  });
}
