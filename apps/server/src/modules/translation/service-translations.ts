import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/calls/call.ts';
import { refuseField } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { messages } from '../catalogue/messages.ts';
import { services } from '../catalogue/schema.ts';
import { serviceTranslations } from './schema.ts';
import { indexServices } from '../search/search-index.ts';
import type { GivenWords } from './given-words.ts';
import { translationHandlers } from './translation-handlers.ts';
import { findPictures } from './words-of-pictures.ts';

const lists = [
  'benefits',
  'requirements',
  'languages',
  'fees',
  'refunds',
  'facts',
  'pictures',
] as const;

type Lists = Record<(typeof lists)[number], readonly unknown[]>;

/** @throws RequestError `validation_failed` for lists that are not as long as the original's. */
function checkLists(original: Lists, given: GivenWords): void {
  for (const name of lists) {
    const list = given[name];
    const [own, count] = [original[name].length, Array.isArray(list) ? list.length : 0];
    if (count === 0 || count === own) continue;
    throw refuseField(name, messages.otherLength(own, count));
  }
}

/** Services in other languages, as editors change them. */
export const serviceTranslationHandlers = (
  database: Pick<Database, 'db'>,
  publish: () => void,
): Pick<Handlers['staffServices'], 'getTranslation' | 'updateTranslation'> =>
  translationHandlers(database, publish, {
    missing: messages.serviceNotFound,
    action: 'service.translate',
    translations: serviceTranslations,
    select: (db, id) => db.select().from(services).where(eq(services.id, id)),
    nameOf: ({ name, jobTitle }) => name ?? jobTitle,
    html: 'description',
    async check({ original, given, words, isPublished }, transaction) {
      const pictures = given.pictures ? await findPictures(transaction, original.id) : [];
      checkLists({ ...original, pictures }, given);
      const title = original.name ? 'name' : 'jobTitle';
      if (!isPublished || words[title]) return;
      throw refuseField(
        title,
        original.name ? messages.nameUntranslated : messages.jobTitleUntranslated,
      );
    },
    index: (transaction, { original }) => indexServices(transaction, [original]),
  });
