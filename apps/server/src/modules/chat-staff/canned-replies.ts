import { entitySchemas } from '@pothik/contract/schemas';
import { and, eq, sql } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Database } from '../../platform/database/open.ts';
import { settings } from '../../platform/schema.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readSetting } from '../settings/settings.ts';
import { messages } from '../chat/messages.ts';

const name = 'canned-replies';

const none = { version: 0, replies: [] };

/** The answers that staff give again and again; of two who change them at once, one is told. */
export function cannedReplyHandlers({ db }: Pick<Database, 'db'>): Handlers['cannedReplies'] {
  return {
    get: async () =>
      entitySchemas.CannedReplies.parse({ ...none, ...Object(await readSetting(db, name)) }),
    async update({ caller, body: { version, replies } }) {
      const { userId: actorId } = signedIn(caller);
      const value = { version: version + 1, replies };
      await db.transaction(async (transaction) => {
        const written =
          version === 0
            ? await transaction
                .insert(settings)
                .values({ name, value })
                .onConflictDoNothing()
                .returning()
            : await transaction
                .update(settings)
                .set({ value })
                .where(
                  and(
                    eq(settings.name, name),
                    sql`(${settings.value} ->> 'version')::int = ${version}`,
                  ),
                )
                .returning();
        if (written.length === 0) {
          throw new RequestError('conflict', messages.repliesChanged);
        }
        await recordAudit(transaction, {
          actorId,
          action: 'settings.canned-replies',
          subject: name,
        });
      });
      return value;
    },
  };
}
