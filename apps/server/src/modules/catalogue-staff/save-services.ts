import type { Database, Queries } from '../../platform/database/open.ts';
import { RequestError } from '../../http/request-error.ts';
import { recordAudits } from '../audit/record-audit.ts';
import { usePictures, type GivenPicture } from '../media/given-pictures.ts';
import { findCategories } from '../catalogue/category-queries.ts';
import type { services } from '../catalogue/schema.ts';
import { indexServices } from '../search/search-index.ts';
import { replacePictures } from './staff-service-queries.ts';
import { keepFitting } from '../translation/translation-state.ts';
import { hasSameWords } from '../translation/words-of-originals.ts';
import { findPictures, movePictureWords, sayMore } from '../translation/words-of-pictures.ts';
import { readCapRule, type CapRefusal } from '../cost-caps/cap-rule.ts';
import { keepVersions } from './keep-versions.ts';
import { serviceDifferences } from './service-differences.ts';
import {
  removeServices,
  writeServices,
  type SavedService,
  type WrittenService,
} from './write-services.ts';

type StoredService = typeof services.$inferSelect;

/** A service before and after a change. */
export interface ServiceToSave {
  /** The row, locked; absent: it is a new one. */
  before?: StoredService | undefined;
  /** Absent: the service is deleted. */
  after?: WrittenService;
  /** For the log. */
  action: `service.${'create' | 'update' | 'restore' | 'undo' | 'delete'}`;
  /** Logged instead of the changed fields when the server publishes or unpublishes it on schedule. */
  status?: 'published' | 'unpublished' | undefined;
  /** The new pictures. Absent: unchanged. */
  images?: readonly GivenPicture[] | undefined;
  /** An earlier version with the same texts: translations of that version are up to date again. */
  sameAs?: number | undefined;
}

/** A service that was not saved because its cost exceeds the cap. */
interface RefusedToSave {
  change: ServiceToSave;
  why: CapRefusal;
}

/** @param actorId null: the server itself, on schedule. */
export type SaveServices = (
  changes: readonly ServiceToSave[],
  actorId: string | null,
) => Promise<{ saved: SavedService[]; refused: RefusedToSave[] }>;

/** The name, or the job title if there is none. */
const nameOf = ({ name, jobTitle }: Pick<StoredService, 'name' | 'jobTitle'>) => name ?? jobTitle;

/** Saves the pictures. @returns the services with picture texts that are not translated yet. */
async function savePictures(
  transaction: Queries,
  changes: readonly ServiceToSave[],
): Promise<Set<string>> {
  const sayingMore = new Set<string>();
  for (const { after, images } of changes) {
    if (!after || !images) continue;
    const pictures = await findPictures(transaction, after.id);
    await replacePictures(transaction, after.id, await usePictures(transaction, images, 'images'));
    const shown = await findPictures(transaction, after.id);
    await movePictureWords(transaction, after.id, pictures, shown);
    if (sayMore(pictures, shown)) sayingMore.add(after.id);
  }
  return sayingMore;
}

/** Marks translations as up to date with the new version if no translated text has changed. */
async function keepTranslations(
  transaction: Queries,
  written: readonly { change: ServiceToSave; after: StoredService }[],
  sayingMore: ReadonlySet<string>,
): Promise<void> {
  const same = written.flatMap(({ change: { before, sameAs }, after }) => {
    const { id, version } = after;
    const isSame = before && !sayingMore.has(id) && hasSameWords(before, after);
    return [
      ...(sameAs === undefined ? [] : [{ id, before: sameAs, after: version }]),
      ...(isSame ? [{ id, before: before.version, after: version }] : []),
    ];
  });
  await keepFitting(transaction, 'services', same);
}

/** The only function that writes services for staff and for the schedule, so that no step can be skipped. */
async function saveServices(
  transaction: Queries,
  changes: readonly ServiceToSave[],
  actorId: string | null,
): ReturnType<SaveServices> {
  const ids = changes.flatMap(({ before }) => before?.id ?? []);
  const rule = await readCapRule(transaction, ids);
  const refused = changes.flatMap((change): RefusedToSave[] => {
    const why = change.after && rule.refusalOf(change.after);
    return why ? [{ change, why }] : [];
  });
  const isRefused = new Set(refused.map(({ change }) => change));
  const accepted = changes.filter((change) => !isRefused.has(change));

  const gone = accepted.flatMap(({ before, after }) => (before && !after ? [before.id] : []));
  await removeServices(transaction, gone);
  const stored = await writeServices(
    transaction,
    accepted.flatMap(({ after }) => after ?? []),
  );
  await indexServices(transaction, [...stored.values()]);
  const written = accepted.flatMap((change) => {
    const after = change.after && stored.get(change.after.id);
    return after ? [{ change, after }] : [];
  });
  const sayingMore = await savePictures(transaction, accepted);
  await keepTranslations(transaction, written, sayingMore);
  const saved = written.map(({ change: { before }, after }) => ({ before, after }));
  await keepVersions(transaction, saved, actorId);

  const categories = await findCategories(transaction);
  await recordAudits(
    transaction,
    accepted.flatMap(({ before, after, action, status }) => {
      const now = (after && stored.get(after.id)) ?? before;
      if (!now) return [];
      const isChanged = before && after && status === undefined;
      const changes = isChanged ? serviceDifferences(before, now, categories) : undefined;
      return [{ actorId, action, subject: now.id, name: nameOf(now), status, changes }];
    }),
  );
  return { saved, refused };
}

/** Writes services. */
export interface ServiceWriter {
  /**
   * Runs work in its own transaction; what it saves is published after the commit.
   *
   * @param work receives the function that saves services.
   */
  write<Result>(
    work: (transaction: Queries, save: SaveServices) => Promise<Result>,
  ): Promise<Result>;
}

/** @param publish drops cached public responses. */
export const serviceWriter = (db: Database['db'], publish: () => void): ServiceWriter => ({
  async write(work) {
    let changed = 0;
    const result = await db.transaction((transaction) =>
      work(transaction, async (changes, actorId) => {
        const outcome = await saveServices(transaction, changes, actorId);
        changed += changes.length - outcome.refused.length;
        return outcome;
      }),
    );
    if (changed > 0) publish();
    return result;
  },
});

/**
 * Saves one service.
 *
 * @throws RequestError `above_cost_cap`, or `conflict` where its cost is not known for want of a rate.
 */
export async function saveService(
  save: SaveServices,
  change: ServiceToSave,
  actorId: string,
): Promise<void> {
  const { refused } = await save([change], actorId);
  for (const { why } of refused) throw new RequestError(why.code, why.said);
}
