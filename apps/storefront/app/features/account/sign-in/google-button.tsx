import { useAuthGoogleMutation, type Failure } from '@pothik/api-client/rtk-query';
import { Button, LinkButton, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { FormAlert } from './account-form.tsx';
import styles from '../account.module.css';
import { signInFailed, signInStarted } from '../session/auth-slice.ts';
import { chromeAddress, isInAppBrowser } from './in-app-browser.ts';
import { useEnter } from '../session/use-enter.ts';

const codeOf = (error: unknown) => (error as { code?: string } | null)?.code;

/** The person closed the window, or pressed twice: that is no failure to be told. */
const isChangeOfMind = (error: unknown) =>
  ['auth/popup-closed-by-user', 'auth/cancelled-popup-request'].includes(codeOf(error) ?? '');

/** A way out of a browser in which Google refuses its window. */
function InAppWayOut() {
  const { google } = useAccountMessages();
  const toasts = useToast();
  const chrome = chromeAddress(navigator.userAgent, location.href);
  return (
    <div className={styles.form}>
      <p className={styles.quiet}>{google.inApp}</p>
      {chrome ? (
        <LinkButton href={chrome} emphasis="secondary">
          {google.openBrowser}
        </LinkButton>
      ) : null}
      <Button
        emphasis="secondary"
        onClick={() => {
          navigator.clipboard.writeText(location.href).then(
            () => toasts.add(google.copied, 'info'),
            () => toasts.add(location.href, 'info', 0),
          );
        }}
      >
        {google.copy}
      </Button>
    </div>
  );
}

/** Signing in with Google. Its SDK is loaded when somebody asks for it. */
export function GoogleButton() {
  const { google, login } = useAccountMessages();
  const settings = useAppSelector((state) => state.settings.firebase);
  const [send] = useAuthGoogleMutation();
  const dispatch = useAppDispatch();
  const enter = useEnter();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  const fail = (text: string) => {
    dispatch(signInFailed(text));
    setMessage(text);
  };

  const handleClick = async () => {
    setBusy(true);
    setMessage(undefined);
    dispatch(signInStarted());
    try {
      const { askGoogle } = await import('./google-identity.ts');
      const { data, error } = await send({ idToken: await askGoogle(settings) });
      if (error) {
        fail((error as Failure).serverMessage ?? google.failed);
        return;
      }
      await enter(data.user, login.success);
    } catch (error) {
      if (isChangeOfMind(error)) dispatch(signInFailed(google.failed));
      else fail(codeOf(error) === 'auth/popup-blocked' ? google.blocked : google.failed);
    } finally {
      setBusy(false);
    }
  };

  if (hydrated && isInAppBrowser(navigator.userAgent)) return <InAppWayOut />;
  return (
    <div className={styles.form}>
      <Button
        emphasis="secondary"
        busy={busy}
        disabled={!hydrated}
        onClick={() => void handleClick()}
      >
        {busy ? google.working : google.button}
      </Button>
      <FormAlert message={message} />
    </div>
  );
}
