import { and, eq } from 'drizzle-orm';
import { assertVersion } from '../../http/calls/assert-version.ts';
import { signedIn, type Caller } from '../../http/calls/call.ts';
import type { Message } from '../../http/message.ts';
import { notFound } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import type { TranslationsTable } from './schema.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { recordAudit, type Action } from '../audit/record-audit.ts';
import { textOfHtml } from '../catalogue/html.ts';
import { changeWords, type GivenWords } from './given-words.ts';
import { nextStanding, toStanding, translatedLanguage } from './translation-state.ts';

/** A query that finds an original, and can lock it. */
interface SelectedOriginal<Original> extends PromiseLike<Original[]> {
  for(strength: 'update'): PromiseLike<Original[]>;
}

/** A kind of thing that editors translate. */
interface Translated<Original, Words> {
  /** The answer where there is no such original. */
  missing: Message;
  translations: TranslationsTable<Words>;
  select: (db: Queries, id: string) => SelectedOriginal<Original>;
  nameOf: (original: Original) => string | null;
  action: Action['action'];
  /** The field that is HTML, if one is. */
  html?: keyof Words & string;
  /** @throws RequestError for what may not be said, or not be published so. */
  check: (change: Change<Original, Words>, transaction: Queries) => Promise<void> | void;
  /** Makes it found, in the transaction of the change. */
  index?: (transaction: Queries, change: Change<Original, Words>) => Promise<void>;
}

interface Change<Original, Words> {
  original: Original;
  given: GivenWords;
  /** All that there are after the change. */
  words: Words;
  isPublished: boolean;
}

interface Named {
  params: { id: string; lang: string };
}

type StandingChange = Parameters<typeof nextStanding>[2] & { version?: number | undefined };

/**
 * Things of one kind in other languages, as editors change them.
 *
 * @param publish makes a change seen.
 */
export function translationHandlers<Original extends { version: number }, Words extends object>(
  { db }: Pick<Database, 'db'>,
  publish: () => void,
  {
    missing,
    translations,
    select,
    nameOf,
    action,
    html,
    check,
    index,
  }: Translated<Original, Words>,
) {
  /** A translation as the log tells of it: markup says nothing there. */
  function told(translation: { words: Words; isPublished: boolean } | undefined): object {
    const { words, isPublished = false } = translation ?? {};
    const text = html && words?.[html];
    return {
      ...words,
      ...(html && typeof text === 'string' ? { [html]: textOfHtml(text) } : {}),
      isPublished,
    };
  }

  async function find(queries: Queries, { id, lang }: Named['params']) {
    const language = translatedLanguage(lang);
    const isMeant = and(eq(translations.originalId, id), eq(translations.language, language));
    const [row] = await queries.select().from(translations).where(isMeant);
    return { language, isMeant, row };
  }

  async function getTranslation({ params }: Named) {
    const { row } = await find(db, params);
    const [original] = await select(db, params.id);
    if (!original) throw notFound(missing);
    const words: Partial<Words> = row?.words ?? {};
    return { ...words, ...toStanding(row, original, Object.keys(words).length > 0) };
  }

  async function updateTranslation({
    caller,
    params,
    body,
  }: Named & { caller: Caller | undefined; body: StandingChange & GivenWords }) {
    const { isPublished, ofVersion, version, ...given } = body;
    const { userId: actorId } = signedIn(caller);
    await db.transaction(async (transaction) => {
      const [original] = await select(transaction, params.id).for('update');
      if (!original) throw notFound(missing);
      const { language, isMeant, row } = await find(transaction, params);
      assertVersion(version, row ?? { version: 0 }, 'translation');
      const words = changeWords<Words>(row?.words ?? {}, given, html);
      const standing = nextStanding(row, original, { isPublished, ofVersion });
      const change = { original, given, words, isPublished: standing.isPublished };
      await check(change, transaction);
      await (row
        ? transaction
            .update(translations)
            .set({ words, ...standing })
            .where(isMeant)
        : transaction
            .insert(translations)
            .values({ originalId: params.id, language, words, ...standing }));
      await index?.(transaction, change);
      await recordAudit(transaction, {
        actorId,
        action,
        subject: params.id,
        name: nameOf(original),
        changes: changedFields(told(row), told({ words, ...standing })),
      });
    });
    publish();
    return getTranslation({ params });
  }

  return { getTranslation, updateTranslation };
}
