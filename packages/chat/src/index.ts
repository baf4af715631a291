export { createChatController } from './controller.ts';
export type { ChatController, ChosenPicture } from './controller.ts';
export type { ChatEffect } from './machine/effects.ts';
export type { ChatEvent, ChatFailure } from './machine/events.ts';
export type {
  ChatClock,
  ChatNotifications,
  ChatPictures,
  ChatPorts,
  ChatServer,
  ChatSocket,
  ChatStorage,
  ChatVisibility,
} from './machine/ports.ts';
export {
  selectCanAttach,
  selectCanSend,
  selectCanType,
  selectCanWriteWhileWaiting,
  selectIdentity,
  selectOffersTranscript,
  selectRating,
  selectTimeline,
  selectView,
} from './machine/selectors.ts';
export type { TimelineItem } from './machine/selectors.ts';
export { chatNotices } from './machine/notices.ts';
export type { ChatNotice, ChatWords } from './machine/notices.ts';
export { initialChatState } from './machine/state.ts';
export type {
  ChatPhase,
  ChatState,
  ChatUser,
  Conversation,
  GivenProof,
  GivenRating,
  OutgoingMessage,
  OutgoingPicture,
  StoredChat,
  TalkRating,
} from './machine/state.ts';
export { transition } from './machine/transition.ts';
