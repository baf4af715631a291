import { and, eq, isNull } from 'drizzle-orm';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import { omitNullish } from '../../http/calls/omit-nullish.ts';
import { consumeTry, resetTries } from '../../http/rate-limit.ts';
import { refuseField, RequestError } from '../../http/request-error.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { messages } from './messages.ts';
import { secondFactorRoles, secondFactors } from './schema.ts';
import type { ProductFacts } from '../../platform/mail/product-facts.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  assertSessionLives,
  assertStillProven,
  changeControl,
} from '../auth/control/change-control.ts';
import { factorKeys, factorLimits } from '../second-factor/limits.ts';
import {
  findApp,
  hasSecondFactor,
  removeApp,
  takeAppCode,
} from '../second-factor/check-second-factor.ts';
import { hasPasskey } from '../second-factor/passkeys.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from '../second-factor/recovery-codes.ts';
import { secretPurpose } from '../second-factor/secrets.ts';
import type { SecretSealer } from '../../platform/sealed.ts';
import { createTotpSecret, totpUri } from '../second-factor/totp.ts';
import type { ChatBus } from '../chat/chat-bus.ts';
import type { Prove } from './prove-oneself.ts';
import { changeAsOwner, findStaff, lockStaff } from './staff-rules.ts';

interface Needs {
  database: Database;
  product: ProductFacts;
  secrets: SecretSealer;
  prove: Prove;
  bus: ChatBus;
}

async function readRoles(db: Queries) {
  const rows = await db.select().from(secondFactorRoles);
  return rows.map(({ role }) => role);
}

/** The app and the recovery codes of the calling member of staff, and which roles demand a second factor. */
export function secondFactorHandlers({
  database: { db },
  product,
  secrets,
  prove,
  bus,
}: Needs): Handlers['staffFactors'] {
  return {
    async get({ caller }) {
      const { userId, role } = signedIn(caller);
      const app = await findApp(db, userId);
      const roles: string[] = await readRoles(db);
      return {
        ...omitNullish({ since: app?.confirmedAt?.toISOString() }),
        isDemanded: roles.includes(role),
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
      };
    },

    async begin({ caller, body }) {
      const { userId } = signedIn(caller);
      if (await findApp(db, userId)) throw new RequestError('conflict', messages.appIsThere);
      await prove(userId, body);
      const { email } = await findStaff(db, userId);
      const secret = createTotpSecret();
      const sealed = secrets.seal(secretPurpose(userId), secret);
      const [begun] = await db
        .insert(secondFactors)
        .values({ userId, secret: sealed })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { secret: sealed, lastStep: 0 },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId });
      if (!begun) throw new RequestError('conflict', messages.appIsThere);
      return { secret, uri: totpUri(secret, await product.productName(), email) };
    },

    async confirm({ caller, body: { code } }) {
      const { userId, sessionId } = signedIn(caller);
      const key = factorKeys.secondFactor(userId);
      await consumeTry(db, key, factorLimits.secondFactor);
      const codes = await db.transaction(async (transaction) => {
        await assertSessionLives(transaction, sessionId);
        const { name } = await lockStaff(transaction, userId);
        const [begun] = await transaction
          .select()
          .from(secondFactors)
          .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
          .for('update');
        if (!begun) throw new RequestError('conflict', messages.beginAgain);
        if (!(await takeAppCode(transaction, secrets, begun, code))) {
          throw refuseField('code', messages.wrongAppCode);
        }
        await transaction
          .update(secondFactors)
          .set({ confirmedAt: new Date() })
          .where(eq(secondFactors.userId, userId));
        await recordAudit(transaction, {
          ...{ actorId: userId, subject: userId, name },
          action: 'factor.enrol',
        });
        // Sessions that the password alone has opened end.
        await changeControl(transaction, userId, 'factor-added', { sessionId });
        if (await hasPasskey(transaction, userId)) return [];
        return replaceRecoveryCodes(transaction, userId);
      });
      await resetTries(db, key);
      bus.publish({ type: 'sessions-ended' });
      return { recoveryCodes: codes };
    },

    async renewRecoveryCodes({ caller, body }) {
      const { userId } = signedIn(caller);
      const { note, proven } = await prove(userId, body);
      if (!(await hasSecondFactor(db, userId))) {
        throw new RequestError('conflict', messages.noSecondFactor);
      }
      const codes = await db.transaction(async (transaction) => {
        await assertStillProven(transaction, proven);
        await recordAudit(transaction, { ...note, action: 'factor.codes' });
        return replaceRecoveryCodes(transaction, userId);
      });
      return { recoveryCodes: codes };
    },

    async remove({ caller, body }) {
      const { userId, sessionId } = signedIn(caller);
      const { note, proven } = await prove(userId, body);
      await db.transaction(async (transaction) => {
        await assertStillProven(transaction, proven);
        if (!(await removeApp(transaction, userId))) return;
        await recordAudit(transaction, { ...note, action: 'factor.remove' });
        await changeControl(transaction, userId, 'factor-removed', { sessionId });
      });
      bus.publish({ type: 'sessions-ended' });
      return { message: messages.secondFactorRemoved };
    },

    roles: async () => ({ roles: await readRoles(db) }),

    async updateRoles({ caller, body: { roles } }) {
      const { userId: actorId } = signedIn(caller);
      const wanted = [...new Set(roles)];
      await db.transaction(async (transaction) => {
        await changeAsOwner(transaction, actorId);
        await transaction.delete(secondFactorRoles);
        if (wanted.length > 0) {
          await transaction.insert(secondFactorRoles).values(wanted.map((role) => ({ role })));
        }
        await recordAudit(transaction, {
          ...{ actorId, subject: 'second-factor', action: 'factor.demand' },
          name: wanted.join(', '),
        });
      });
      bus.publish({ type: 'sessions-ended' });
      return { roles: wanted };
    },
  };
}
