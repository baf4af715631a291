import type { DeskController, DeskNews } from '@pothik/chat/desk';
import type { StaffMember } from '@pothik/contract';
import { createContext } from 'react';

/** Opens the desk of a member of staff; `tell` hears its news. */
export type OpenDesk = (me: StaffMember, tell: (news: DeskNews) => void) => DeskController;

/** How the console opens a desk. */
export const OpenDeskContext = createContext<OpenDesk | undefined>(undefined);
