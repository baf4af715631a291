import type { ChatHours, ChatServiceState } from '@pothik/contract';
import { chatHoursSchema } from '@pothik/contract/schemas';
import type { Handlers } from '../../http/call.ts';
import type { Queries } from '../../platform/database/open.ts';
import { inDhaka } from '../../platform/dhaka-time.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';

const settingName = 'chat-hours';

/** Until the owner says otherwise. */
const defaultHours: ChatHours = {
  hours: [],
  awayText: 'We are away at the moment. Leave a message, and we answer as soon as we are back.',
  returnAfter: 10,
};

export async function readChatHours(db: Queries): Promise<ChatHours> {
  return chatHoursSchema.parse({ ...defaultHours, ...Object(await readSetting(db, settingName)) });
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
  const { awayText, ...hours } = await readChatHours(db);
  return isOpenAt(hours, new Date()) ? { isOpen: true } : { isOpen: false, awayText };
}

export function chatHoursHandlers(db: Queries): Handlers['chatHours'] {
  return {
    state: () => readChatState(db),
    get: () => readChatHours(db),
    async update({ body }) {
      await writeSetting(db, settingName, body);
      return body;
    },
  };
}
