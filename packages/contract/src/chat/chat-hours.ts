import { z } from 'zod';
import { rule } from '../rule.ts';
import { databaseInteger, writtenText } from '../wire-types.ts';

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, rule('timeOfDay'));

/** When staff answer in the chat, and what happens while they do not. */
export const chatHoursSchema = z.object({
  /** In Asia/Dhaka. None at all: always. */
  hours: z
    .array(
      z
        .object({
          /** 0 is Sunday. */
          day: databaseInteger(0, 6),
          opens: timeOfDay,
          /** `24:00` is the end of the day. */
          closes: timeOfDay,
        })
        .refine(({ opens, closes }) => opens < closes, {
          path: ['closes'],
          ...rule('closesLater'),
        })
        .meta({ examples: [{ day: 0, opens: '09:00', closes: '18:00' }] }),
    )
    .max(28),
  /** What visitors read while nobody answers. */
  awayText: writtenText(500),
  /** The same in Bangla; empty: they read the other one. */
  awayTextBn: writtenText(500).default(''),
  /** Minutes without an answer after which a conversation goes back to the queue. */
  returnAfter: databaseInteger(1, 1_440),
});

/** The hours of the chat with how often they were changed; 0 for those that were never set. */
export const staffChatHoursSchema = chatHoursSchema.extend({ version: z.int() });

/** Whether staff answer now, as visitors are told. */
export const chatStateSchema = z.object({
  isOpen: z.boolean(),
  /** Only while it is closed. */
  awayText: z.string().optional(),
  /** The same in Bangla. */
  awayTextBn: z.string().optional(),
  /**
   * Minutes until the first answer in the middle one of the chats of the last six hours; absent while it is
   * closed, and where there were fewer than three.
   */
  answerMinutes: z.int().optional(),
});
