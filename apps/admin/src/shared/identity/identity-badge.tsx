import type { Chat } from '@pothik/contract';
import { StatusBadge } from '@pothik/ui';
import { caseMessages } from '../../messages/case.ts';

const { identity } = caseMessages;

/** How the visitor of a chat has proven who they are, in words. */
export const identityText = ({ provenBy }: Pick<Chat, 'provenBy'>): string =>
  provenBy ? identity.proven[provenBy] : identity.claimed;

export const IdentityBadge = ({ chat }: { chat: Pick<Chat, 'provenBy'> }) => (
  <StatusBadge tone={chat.provenBy ? 'success' : 'warning'}>{identityText(chat)}</StatusBadge>
);
