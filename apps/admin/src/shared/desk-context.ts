import { selectNewsCount, type DeskController, type DeskState } from '@pothik/chat/desk';
import { useDeskSelector } from '@pothik/chat/react';
import { createContext, use } from 'react';

/** The live chat's desk of the current user. */
export const DeskContext = createContext<DeskController | undefined>(undefined);

/** @throws Error outside a `DeskProvider`. */
export function useDesk(): DeskController {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk must be used within a DeskProvider');
  return desk;
}

/** A part of the desk's state, as `useDeskSelector` takes it. */
export const useDeskPart = <Part>(select: (state: DeskState) => Part): Part =>
  useDeskSelector(useDesk(), select);

/** How many chats want somebody. */
export const useNewsCount = (): number => useDeskPart(selectNewsCount);
