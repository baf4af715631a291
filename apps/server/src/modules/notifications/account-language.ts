import type { ContentLanguage } from '@pothik/contract';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/open.ts';
import { preferences } from '../users/schema.ts';

/**
 * The language in which an account is written to: the one that is preferred.
 *
 * @param otherwise where nothing was chosen yet.
 */
export async function accountLanguage(
  db: Queries,
  userId: string,
  otherwise: ContentLanguage,
): Promise<ContentLanguage> {
  const [row] = await db
    .select({ language: preferences.language })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return row?.language ?? otherwise;
}
