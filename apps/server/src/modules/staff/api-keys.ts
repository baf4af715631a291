import { maximumKeyDays, maximumKeys, type ApiKey } from '@pothik/contract';
import { desc, eq } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { notFound, refuseField, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { apiKeys } from './schema.ts';
import { users } from '../users/schema.ts';
import { createId } from '../../platform/id.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { countLivingKeys, createApiKey } from '../auth/api-keys/api-keys.ts';
import { assertStillProven } from '../auth/control/change-control.ts';
import { checkOwnPassword } from '../auth/password-handlers.ts';
import type { Prove } from './prove-oneself.ts';
import { changeAsOwner } from './staff-rules.ts';

const selectKeys = (db: Queries) =>
  db
    .select({ key: apiKeys, issuedBy: { _id: users.id, name: users.name } })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.issuedBy));

const toApiKey = ({
  key: { id, name, role, readsOnly, createdAt, endsAt, lastUsedAt },
  issuedBy,
}: Awaited<ReturnType<typeof selectKeys>>[number]): ApiKey => ({
  _id: id,
  name,
  role,
  readsOnly,
  issuedBy,
  createdAt: createdAt.toISOString(),
  endsAt: endsAt.toISOString(),
  ...omitNullish({ lastUsedAt: lastUsedAt?.toISOString() }),
});

const day = 24 * 60 * 60_000;

/**
 * When the last day of a key is over, in Dhaka.
 *
 * @throws RequestError `validation_failed` for a day that is over, or too far away.
 */
function endOf(endsOn: string): Date {
  const end = new Date(Date.parse(`${endsOn}T00:00:00+06:00`) + day);
  const left = end.getTime() - Date.now();
  if (left > 0 && left <= (maximumKeyDays + 1) * day) return end;
  throw refuseField('endsOn', messages.keyEnd);
}

/** Issuing and revoking the keys with which programs make calls. */
export function apiKeyHandlers({ db }: Pick<Database, 'db'>, prove: Prove): Handlers['staffKeys'] {
  return {
    async list() {
      const rows = await selectKeys(db).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));
      return { keys: rows.map(toApiKey) };
    },

    async issue({ caller, body: { name, role, readsOnly, endsOn, ...proof } }) {
      const { userId: issuedBy } = signedIn(caller);
      const endsAt = endOf(endsOn);
      // A key outlives the session: it takes what signing in takes.
      const { proven } = await prove(issuedBy, proof);
      const { key, keyHash } = createApiKey();
      const id = createId();
      await db.transaction(async (transaction) => {
        await changeAsOwner(transaction, issuedBy);
        await assertStillProven(transaction, proven);
        if ((await countLivingKeys(transaction)) >= maximumKeys) {
          throw new RequestError('conflict', messages.tooManyKeys(maximumKeys));
        }
        await transaction
          .insert(apiKeys)
          .values({ id, keyHash, name, role, readsOnly, issuedBy, epoch: proven.epoch, endsAt });
        const action = { actorId: issuedBy, action: 'key.issue', subject: id } as const;
        await recordAudit(transaction, { ...action, name, status: role });
      });
      const [made] = await selectKeys(db).where(eq(apiKeys.id, id));
      if (!made) throw notFound(messages.keyNotFound);
      return { apiKey: toApiKey(made), key };
    },

    async revoke({ caller, params: { id }, body: { password } }) {
      const { userId: actorId } = signedIn(caller);
      const proven = await checkOwnPassword(db, actorId, password);
      await db.transaction(async (transaction) => {
        await changeAsOwner(transaction, actorId);
        await assertStillProven(transaction, proven);
        const [revoked] = await transaction
          .delete(apiKeys)
          .where(eq(apiKeys.id, id))
          .returning({ name: apiKeys.name });
        if (!revoked) throw notFound(messages.keyNotFound);
        await recordAudit(transaction, { actorId, action: 'key.revoke', subject: id, ...revoked });
      });
      return { message: messages.keyRevoked };
    },
  };
}
