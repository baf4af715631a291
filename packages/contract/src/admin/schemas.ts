import { z } from 'zod';
import {
  chatMessageSchema,
  chatNoteSchema,
  chatSchema,
  staffChatSchema,
  staffMember,
} from '../chat/chat.ts';
import { afterSequence, pictureBody } from '../chat/schemas.ts';
import { flag, id, pageOf, pageQuery, requiredText, searchText, text } from '../wire-types.ts';

const listQuery = pageQuery(20).extend({
  search: searchText.optional(),
  /** A field's name; with a leading hyphen, the largest first. */
  sort: text(60).optional(),
});

export const listChats = {
  query: listQuery.extend({
    status: z.enum(['waiting', 'assigned', 'closed']).optional(),
    /** Only those that are assigned to whoever asks. */
    mine: flag.optional(),
  }),
  result: pageOf(staffChatSchema),
};
export const getChat = {
  query: z.object({ after: afterSequence.optional() }),
  result: z.object({
    chat: staffChatSchema,
    messages: z.array(chatMessageSchema),
    notes: z.array(chatNoteSchema),
  }),
};
export const joinChat = { result: z.object({ chat: staffChatSchema }) };
export const sendStaffMessage = {
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ message: chatMessageSchema }),
};
export const sendStaffPicture = {
  body: pictureBody,
  result: z.object({ message: chatMessageSchema }),
};
export const closeChat = { result: z.object({ chat: chatSchema }) };
export const returnChat = { result: z.object({ chat: staffChatSchema }) };
export const handOverChat = {
  body: z.object({ staffId: id }),
  result: z.object({ chat: staffChatSchema }),
};
export const addChatNote = {
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ note: chatNoteSchema }),
};
export const listColleagues = { result: z.object({ colleagues: z.array(staffMember) }) };
