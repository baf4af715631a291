import type { Chat, ChatMessage, StaffChat } from '@pothik/contract';
import type { chatMessages, chats } from '../../platform/database/schema/index.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof chatMessages.$inferSelect;

export function toChat({ id, status, name }: ChatRow): Chat {
  return { _id: id, status, name };
}

export function toMessage(row: MessageRow): ChatMessage {
  return {
    _id: row.id,
    chat: row.chatId,
    senderType: row.senderType,
    content: row.content,
    createdAt: row.createdAt.toISOString(),
    sequence: row.sequence,
    ...(row.clientId === null ? {} : { clientId: row.clientId }),
  };
}

export function toStaffChat(
  row: ChatRow,
  staffName: string | null,
  lastMessage: MessageRow | null,
): StaffChat {
  return {
    ...toChat(row),
    phone: row.phone,
    ...(row.page === null ? {} : { page: row.page }),
    ...(row.serviceId === null ? {} : { serviceId: row.serviceId }),
    ...(row.userId === null ? {} : { userId: row.userId }),
    ...(row.staffId === null ? {} : { staff: { _id: row.staffId, name: staffName ?? '' } }),
    ...(lastMessage ? { lastMessage: toMessage(lastMessage) } : {}),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
