import { mayCall, type Access, type User } from '@pothik/contract';
import { createContext, use } from 'react';

export interface Session {
  user: User;
  signOut: () => Promise<void>;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** The current user. @throws Error outside a `SessionGate`. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionGate');
  return session;
}

/**
 * Tells if the current user may make a call of this access. A server that knows staff and no roles
 * among them lets them do everything.
 */
export const useMayCall = (): ((access: Access) => boolean) => {
  const { staffRole = 'owner' } = useSession().user;
  return (access) => mayCall(staffRole, access);
};
