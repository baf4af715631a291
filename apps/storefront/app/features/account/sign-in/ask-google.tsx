import { Button, LinkButton, copyText, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useHydrated } from '../../../shared/use-hydrated.ts';
import { useSettings } from '../../../store/hooks.ts';
import { FormAlert } from './account-form.tsx';
import styles from '../account.module.css';
import { chromeAddress, isInAppBrowser } from './in-app-browser.ts';

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
          copyText(location.href).then(
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

interface AskGoogleProps {
  label: string;
  /** While the window of Google is open, and the token is being used. */
  working: string;
  emphasis?: 'secondary' | 'danger';
  onStart?: () => void;
  /** Uses the identity token; answers why it could not. */
  onToken: (idToken: string) => Promise<string | undefined>;
  /** Told of what went wrong, and `undefined` where the person changed their mind. */
  onFailure?: (message: string | undefined) => void;
}

/** A button that asks for a Google account. Its SDK is loaded when somebody presses. */
export function AskGoogle(props: AskGoogleProps) {
  const { label, working, emphasis = 'secondary', onStart, onToken, onFailure } = props;
  const { google } = useAccountMessages();
  const settings = useSettings().firebase;
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();

  const fail = (text: string | undefined) => {
    setMessage(text);
    onFailure?.(text);
  };

  const handleClick = async () => {
    setBusy(true);
    setMessage(undefined);
    onStart?.();
    try {
      const { askGoogle } = await import('./google-identity.ts');
      const refused = await onToken(await askGoogle(settings));
      if (refused !== undefined) fail(refused);
    } catch (error) {
      if (isChangeOfMind(error)) fail(undefined);
      else fail(codeOf(error) === 'auth/popup-blocked' ? google.blocked : google.failed);
    } finally {
      setBusy(false);
    }
  };

  if (hydrated && isInAppBrowser(window)) return <InAppWayOut />;
  return (
    <div className={styles.form}>
      <Button
        emphasis={emphasis}
        busy={busy}
        disabled={!hydrated}
        onClick={() => void handleClick()}
      >
        {busy ? working : label}
      </Button>
      <FormAlert message={message} />
    </div>
  );
}
