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
  summary: 'Conversations by status, paged; searched by name, phone number and what was said',
  query: listQuery.extend({
    status: z.enum(['waiting', 'assigned', 'closed']).optional(),
    /** Only those that are assigned to whoever asks. */
    mine: flag.optional(),
  }),
  result: pageOf(staffChatSchema),
};
export const getChat = {
  summary: 'A conversation with its messages and the notes of staff',
  query: z.object({ after: afterSequence.optional() }),
  result: z.object({
    chat: staffChatSchema,
    messages: z.array(chatMessageSchema),
    notes: z.array(chatNoteSchema),
  }),
};
export const joinChat = {
  summary: 'Take a conversation',
  result: z.object({ chat: staffChatSchema }),
};
export const sendStaffMessage = {
  summary: 'Answer in a conversation that nobody else holds',
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ message: chatMessageSchema }),
};
export const sendStaffPicture = {
  summary: 'Answer in a conversation with a picture',
  body: pictureBody,
  result: z.object({ message: chatMessageSchema }),
};
export const closeChat = {
  summary: 'End a conversation that no colleague holds; owners end any',
  result: z.object({ chat: chatSchema }),
};
export const returnChat = {
  summary: 'Give a conversation back to the queue that no colleague holds; owners give back any',
  result: z.object({ chat: staffChatSchema }),
};
export const handOverChat = {
  summary: 'Hand a conversation over to a colleague',
  body: z.object({ staffId: id }),
  result: z.object({ chat: staffChatSchema }),
};
export const addChatNote = {
  summary: 'Note something for colleagues; the visitor never sees it',
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ note: chatNoteSchema }),
};
export const listColleagues = {
  summary: 'Everybody else who may answer in conversations',
  result: z.object({ colleagues: z.array(staffMember) }),
};
