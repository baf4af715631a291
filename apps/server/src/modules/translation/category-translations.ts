import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { refuseField } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { categories } from '../catalogue/schema.ts';
import { categoryTranslations } from './schema.ts';
import { indexCategories } from '../search/search-index.ts';
import { translationHandlers } from './translation-handlers.ts';

/** Categories and subcategories in other languages, as editors change them. */
export const categoryTranslationHandlers = (
  database: Pick<Database, 'db'>,
  publish: () => void,
): Pick<Handlers['staffCategories'], 'getTranslation' | 'updateTranslation'> =>
  translationHandlers(database, publish, {
    missing: messages.categoryNotFound,
    action: 'category.translate',
    translations: categoryTranslations,
    select: (db, id) => db.select().from(categories).where(eq(categories.id, id)),
    nameOf: ({ name }) => name,
    check({ words, isPublished }) {
      if (isPublished && !words.name) throw refuseField('name', messages.nameUntranslated);
    },
    async index(transaction, { words: { name }, isPublished }) {
      if (isPublished && name) await indexCategories(transaction, [{ name }]);
    },
  });
