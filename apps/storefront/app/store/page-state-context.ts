import { createContext } from 'react';
import type { State } from './make-store.ts';

/** On the server: what the page's state is, asked for when everything else is rendered. */
export const PageStateContext = createContext<(() => Partial<State>) | undefined>(undefined);
