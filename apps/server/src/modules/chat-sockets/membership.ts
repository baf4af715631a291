import type { ChatMessage, ChatSide } from '@pothik/contract';
import type { Proven } from '../auth/control/change-control.ts';
import type { ChatRow } from '../chat/chat-serializers.ts';
import type { ChatSocket } from './socket-server.ts';

/** A chat as one socket knows it. */
export interface Membership {
  /** On which side the socket stands. */
  side: ChatSide;
  /** The newest message that it was told of, by its sequence number. */
  told: number;
  /** What it was told last of how the chat stands. */
  status: ChatRow['status'];
  /** The account to which the chat belongs, where the socket joined by the chat's token and not by a session. */
  account?: Proven;
}

/** What tells that a chat stands so now. */
export const statusNews = {
  waiting: 'chat:returned',
  assigned: 'chat:joined',
  closed: 'chat:closed',
} as const satisfies Record<ChatRow['status'], string>;

interface Told {
  chatId: string;
  message?: ChatMessage;
}

/** From now on each membership of a socket keeps up with what the socket is told, whoever tells it. */
export function rememberMemberships(socket: ChatSocket): Map<string, Membership> {
  const memberships = new Map<string, Membership>();
  socket.onAnyOutgoing((event: string, { chatId, message }: Told) => {
    const membership = memberships.get(chatId);
    if (!membership) return;
    membership.told = Math.max(membership.told, message?.sequence ?? 0);
    if (event === 'chat:returned') membership.status = 'waiting';
    if (event === 'chat:joined') membership.status = 'assigned';
    if (event === 'chat:closed') membership.status = 'closed';
  });
  return memberships;
}
