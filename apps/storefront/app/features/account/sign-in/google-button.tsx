import { useAuthGoogleMutation, type Failure } from '@pothik/api-client/rtk-query';
import { useAccountMessages } from '../../../messages/account.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { signInFailed, signInStarted } from '../session/auth-slice.ts';
import { useEnter } from '../session/use-enter.ts';
import { AskGoogle } from './ask-google.tsx';

/** Signing in with Google. */
export function GoogleButton() {
  const { google, login } = useAccountMessages();
  const [send] = useAuthGoogleMutation();
  const dispatch = useAppDispatch();
  const enter = useEnter();
  const signIn = async (idToken: string) => {
    const { data, error } = await send({ idToken });
    if (error) return (error as Failure).serverMessage ?? google.failed;
    await enter(data.user, login.success);
    return undefined;
  };
  return (
    <AskGoogle
      label={google.button}
      working={google.working}
      onStart={() => dispatch(signInStarted())}
      onToken={signIn}
      onFailure={(message) => dispatch(signInFailed(message ?? google.failed))}
    />
  );
}
