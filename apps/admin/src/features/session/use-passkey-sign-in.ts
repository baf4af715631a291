import {
  usePasskeysOptionsMutation,
  usePasskeysSignInMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { useState } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { signWithPasskey } from '../../shared/second-factor/ask-for-passkey.ts';

/**
 * Signs in with a passkey.
 *
 * @param onSignedIn is handed the id of who it was.
 */
export function usePasskeySignIn(onSignedIn: (userId: string) => void) {
  const [begin] = usePasskeysOptionsMutation();
  const [finish] = usePasskeysSignInMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const attempt = async (): Promise<string | undefined> => {
    const saidOf = (error: unknown) =>
      (error as Failure).serverMessage ?? frameMessages.signIn.failed;
    const { data: begun, error: notBegun } = await begin();
    if (!begun) return saidOf(notBegun);
    const { passkey, problem: unsigned } = await signWithPasskey(begun.options);
    if (!passkey) return unsigned;
    const { data, error } = await finish({ passkey });
    if (!data) return saidOf(error);
    onSignedIn(data.user._id);
    return undefined;
  };
  const signIn = async () => {
    setBusy(true);
    setProblem(undefined);
    setProblem(await attempt());
    setBusy(false);
  };
  return { signIn, isBusy, problem, forget: () => setProblem(undefined) };
}
