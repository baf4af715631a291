import type { User } from '@pothik/contract';
import { createContext, use } from 'react';

export interface Session {
  user: User;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** Who is signed in. @throws Error outside a `SessionGate`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionGate');
  return session;
}
