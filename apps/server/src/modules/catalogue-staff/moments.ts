import type { services } from '../catalogue/schema.ts';

type StoredService = typeof services.$inferSelect;

/** The moments of a service at which it is published and taken back. */
type Moments = Pick<StoredService, 'publishAt' | 'unpublishAt'>;

/** A service, as far as its moments go. */
type ScheduledService = Moments & Pick<StoredService, 'isActive'>;

/** Moments as forms and kept versions have them. */
interface GivenMoments {
  publishAt?: Date | string | null | undefined;
  unpublishAt?: Date | string | null | undefined;
}

const toDate = (given: Date | string | null | undefined) =>
  given === null || given === undefined ? null : new Date(given);

/** As it is sent and answered; null: there is none. */
export const toIso = (given: Date | string | null | undefined): string | null =>
  toDate(given)?.toISOString() ?? null;

/** The moments as they are stored: what is active has been published, and waits for no moment to be. */
export const toMoments = ({
  isActive,
  ...given
}: GivenMoments & { isActive?: boolean | undefined }): Moments => ({
  publishAt: isActive ? null : toDate(given.publishAt),
  unpublishAt: toDate(given.unpublishAt),
});

/** Those of the moments of an earlier version that are still to come: nothing happens at once by restoring it. */
export function momentsAhead(
  content: GivenMoments & { isActive: boolean },
  now = new Date(),
): Moments {
  const { publishAt, unpublishAt } = toMoments(content);
  const ahead = (moment: Date | null) => (moment && moment > now ? moment : null);
  return { publishAt: ahead(publishAt), unpublishAt: ahead(unpublishAt) };
}

/**
 * The service after a moment that has come, with the moments that are left. Undefined where none has come. A service
 * whose time has gone by as a whole stays a draft.
 */
export function whatIsDue(
  { publishAt, unpublishAt }: Moments,
  now: Date,
): ScheduledService | undefined {
  const hasCome = (moment: Date | null) => moment !== null && moment <= now;
  // It is taken back after it is published: neither is left.
  if (hasCome(unpublishAt)) return { isActive: false, publishAt: null, unpublishAt: null };
  return hasCome(publishAt) ? { isActive: true, publishAt: null, unpublishAt } : undefined;
}
