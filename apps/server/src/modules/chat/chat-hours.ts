import type { ChatHours, ChatServiceState } from '@pothik/contract';
import { entitySchemas } from '@pothik/contract/schemas';
import { signedIn, type Handlers } from '../../http/calls/call.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { inDhaka } from '../../platform/dhaka-time.ts';
import { readAnswerMinutes } from './answer-time.ts';
import { changeSetting, versionOf } from '../settings/change-setting.ts';
import { readSetting } from '../settings/settings.ts';

const settingName = 'chat-hours';

/** Until the owner says otherwise. */
const defaultHours: ChatHours = {
  hours: [],
  awayText: 'We are away at the moment. Leave a message, and we answer as soon as we are back.',
  awayTextBn: 'আমরা এই মুহূর্তে নেই। একটি বার্তা রেখে যান, ফিরেই উত্তর দেব।',
  returnAfter: 10,
};

export async function readChatHours(db: Queries): Promise<ChatHours> {
  return entitySchemas.ChatHours.parse({
    ...defaultHours,
    ...Object(await readSetting(db, settingName)),
  });
}

/** Whether staff answer at this moment. */
export function isOpenAt({ hours }: Pick<ChatHours, 'hours'>, moment: Date): boolean {
  if (hours.length === 0) return true;
  const there = inDhaka(moment);
  const time = there.toISOString().slice(11, 16);
  return hours.some(
    ({ day, opens, closes }) => day === there.getUTCDay() && opens <= time && time < closes,
  );
}

/** Whether staff answer now, and what visitors read where they don't. */
export async function readChatState(db: Queries): Promise<ChatServiceState> {
  const { awayText, awayTextBn, ...hours } = await readChatHours(db);
  if (isOpenAt(hours, new Date())) return { isOpen: true };
  return { isOpen: false, awayText, ...(awayTextBn === '' ? {} : { awayTextBn }) };
}

export function chatHoursHandlers({ db }: Pick<Database, 'db'>): Handlers['chatHours'] {
  const get = async () => ({
    ...(await readChatHours(db)),
    version: await versionOf(db, settingName),
  });
  return {
    async state() {
      const state = await readChatState(db);
      const minutes = state.isOpen ? await readAnswerMinutes(db) : undefined;
      return { ...state, ...(minutes !== undefined && { answerMinutes: minutes }) };
    },
    get,
    async update({ caller, body: { version: seen, ...hours } }) {
      const who = { actorId: signedIn(caller).userId, seen };
      await db.transaction((transaction) =>
        changeSetting(transaction, settingName, who, () => Promise.resolve(hours)),
      );
      return get();
    },
  };
}
