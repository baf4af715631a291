export { createDeskController } from './controller.ts';
export type { DeskController } from './controller.ts';
export type { DeskEffect, DeskNews } from './effects.ts';
export type { DeskEvent } from './events.ts';
export type { DeskPorts, DeskServer, DeskSocket, DeskStorage } from './ports.ts';
export {
  deskTimeline,
  isOwn,
  isUnread,
  isWaiting,
  selectColleagues,
  selectNewsCount,
  selectOwn,
  selectSnoozed,
  selectWaiting,
  selectWriting,
} from './selectors.ts';
export type { DeskItem } from './selectors.ts';
export { initialDeskState } from './state.ts';
export type {
  DeskAct,
  DeskAction,
  DeskOutgoing,
  DeskState,
  DeskTalk,
  Writing,
  WritingKind,
} from './state.ts';
export { deskTransition } from './transition.ts';
