import { useLocation, useSearchParams } from 'react-router';
import { safePath } from '../../../shared/safe-path.ts';

/** What a protected page hands to the sign-in page. */
export interface RequestedState {
  from: string;
}

/** Where to go after signing in: the place that was asked for, else the start page. */
export function useRequestedPlace(): string {
  const [query] = useSearchParams();
  const state = useLocation().state as Partial<RequestedState> | null;
  return safePath(query.get('redirect') ?? state?.from);
}
