export { createChatController } from './controller.ts';
export type { ChatController, ChosenPicture } from './controller.ts';
export type { ChatEffect } from './effects.ts';
export type { ChatEvent, ChatFailure } from './events.ts';
export type {
  ChatClock,
  ChatNotifications,
  ChatPictures,
  ChatPorts,
  ChatServer,
  ChatSocket,
  ChatStorage,
  ChatVisibility,
} from './ports.ts';
export {
  selectCanAttach,
  selectCanSend,
  selectCanType,
  selectTimeline,
  selectView,
} from './selectors.ts';
export type { TimelineItem } from './selectors.ts';
export { initialChatState } from './state.ts';
export type {
  ChatPhase,
  ChatState,
  ChatUser,
  Conversation,
  OutgoingMessage,
  OutgoingPicture,
  StoredChat,
} from './state.ts';
export { transition } from './transition.ts';
