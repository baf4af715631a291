import { trimWritten, type ChatMessage, type IdentityProof } from '@pothik/contract';
import { conversationOf } from './conversation.ts';
import type { ChatState, OutgoingMessage, TalkRating } from './state.ts';

/** One line of the conversation as it is shown. */
export type TimelineItem =
  | { kind: 'message'; message: ChatMessage }
  | { kind: 'outgoing'; message: OutgoingMessage };

/** The conversation from its first message to what is still on its way. */
export function selectTimeline(state: ChatState): readonly TimelineItem[] {
  const talk = conversationOf(state);
  if (!talk) return [];
  return [
    ...talk.messages.map((message) => ({ kind: 'message', message }) as const),
    ...talk.outgoing.map((message) => ({ kind: 'outgoing', message }) as const),
  ];
}

/** True where one can type: staff is there, or the visitor has asked to write before it is (Specification §3). */
export const selectCanType = ({ talk }: ChatState): boolean =>
  talk.phase === 'assigned' || (talk.phase === 'waiting' && talk.writesWhileWaiting === true);

/** True where one may ask to write before staff is there. */
export const selectCanWriteWhileWaiting = (state: ChatState): boolean =>
  state.talk.phase === 'waiting' && !selectCanType(state);

/** True where what was typed may be sent now. */
export const selectCanSend = (state: ChatState): boolean =>
  selectCanType(state) && trimWritten(state.draft) !== '';

/** True where a picture may be sent now: a server that gives no tokens knows nothing of pictures. */
export const selectCanAttach = (state: ChatState): boolean =>
  selectCanType(state) && conversationOf(state)?.visitorToken !== undefined;

/** The visitor’s rating of the conversation; undefined where it is not closed, or the server takes no rating. */
export const selectRating = ({ talk }: ChatState): TalkRating | undefined =>
  talk.phase === 'closed' ? talk.rating : undefined;

/** True where the conversation is closed and its words can be mailed to the visitor’s account. */
export const selectOffersTranscript = ({ talk }: ChatState): boolean =>
  talk.phase === 'closed' && talk.offersTranscript === true;

/** `asked`: staff have asked the visitor to prove who they are; the proof, once it is given. Undefined: neither. */
export function selectIdentity(state: ChatState): 'asked' | IdentityProof | undefined {
  const talk = conversationOf(state);
  if (!talk || talk.phase === 'closed') return undefined;
  const isAsked = talk.messages.some(({ asks }) => asks === 'identity');
  return isAsked ? (talk.provenBy ?? 'asked') : undefined;
}

/** Which of the panel's views is shown. */
export function selectView({ talk }: ChatState): 'start' | 'loading' | 'conversation' {
  if (talk.phase === 'none' || talk.phase === 'starting') return 'start';
  return talk.phase === 'restoring' ? 'loading' : 'conversation';
}
