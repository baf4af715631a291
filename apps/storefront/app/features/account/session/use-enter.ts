import type { User } from '@pothik/contract';
import { useToast } from '@pothik/ui';
import { useNavigate } from 'react-router';
import { useAppDispatch } from '../../../store/hooks.ts';
import { signedIn } from './auth-slice.ts';
import { useRequestedPlace } from '../sign-in/requested-place.ts';

/** What follows when somebody has signed in: a welcome, and the place that they asked for. */
export function useEnter(): (user: User, welcome: string) => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toasts = useToast();
  const place = useRequestedPlace();
  return async (user, welcome) => {
    toasts.add(welcome, 'success');
    dispatch(signedIn(user));
    await navigate(place, { replace: true });
  };
}
