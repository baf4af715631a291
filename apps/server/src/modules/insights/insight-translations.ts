import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { refuseField } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { insights } from './schema.ts';
import { insightTranslations } from '../translation/schema.ts';
import { translationHandlers } from '../translation/translation-handlers.ts';

/** Articles in other languages, as editors change them. */
export const insightTranslationHandlers = (
  database: Pick<Database, 'db'>,
  publish: () => void,
): Pick<Handlers['staffInsights'], 'getTranslation' | 'updateTranslation'> =>
  translationHandlers(database, publish, {
    missing: messages.articleNotFound,
    action: 'insight.translate',
    translations: insightTranslations,
    select: (db, id) => db.select().from(insights).where(eq(insights.id, id)),
    nameOf: ({ title }) => title,
    html: 'body',
    check({ words, isPublished }) {
      if (isPublished && !words.title) throw refuseField('title', messages.titleUntranslated);
    },
  });
