import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import type { Database } from '../../platform/database/open.ts';
import { insights } from './schema.ts';
import { insightTranslations } from '../catalogue/translation/schema.ts';
import { refuseField } from '../catalogue/translation/given-words.ts';
import { translationHandlers } from '../catalogue/translation/translation-handlers.ts';

/** Articles in other languages, as editors change them. */
export const insightTranslationHandlers = (
  database: Pick<Database, 'db'>,
  publish: () => void,
): Pick<Handlers['staffInsights'], 'getTranslation' | 'updateTranslation'> =>
  translationHandlers(database, publish, {
    called: 'This article',
    action: 'insight.translate',
    translations: insightTranslations,
    select: (db, id) => db.select().from(insights).where(eq(insights.id, id)),
    nameOf: ({ title }) => title,
    html: 'body',
    check({ words, isPublished }) {
      if (isPublished && !words.title) {
        refuseField('title', 'Translate the title before you publish');
      }
    },
  });
