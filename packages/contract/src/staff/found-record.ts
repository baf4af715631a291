import { z } from 'zod';
import { recordKinds } from './record-kinds.ts';

/** Something that staff can open, in a line. */
export const foundRecordSchema = z.object({
  kind: z.enum(recordKinds),
  _id: z.string(),
  /** A booking's reference, a person's name, a title. */
  title: z.string(),
  /** What tells it from others of that title, the most telling first: a name, a service, a phone number. */
  details: z.array(z.string()),
  /** Of bookings and chats; `draft` of services and articles that visitors don't see. */
  status: z.string().optional(),
});
