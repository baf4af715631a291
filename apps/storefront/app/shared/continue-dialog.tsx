import type { Failure } from '@pothik/api-client/rtk-query';
import { Alert, Button, CopyButton, Loading, Modal } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { useHref } from 'react-router';
import { useContinueMessages } from '../messages/continue.ts';
import { useFormats } from '../messages/formats.ts';
import { useAppDispatch } from '../store/hooks.ts';
import styles from './continue-dialog.module.css';
import { makeContinuation, type Continuation, type Continued } from './make-continuation.ts';
import { QrCode } from './qr-code.tsx';

/** Ten minutes, in milliseconds, as the server counts them: the clock of a phone may be wrong. */
const validFor = 10 * 60 * 1_000;

/** The link while it works, as a code for cameras and as text. */
function ContinueLink({ what, made }: { what: Continued; made: Continuation }) {
  const words = useContinueMessages();
  const formats = useFormats();
  // The part behind the hash reaches no server's log.
  const address = `${location.origin}${useHref('/continue')}#${made.continueToken}`;
  return (
    <>
      <p>{'link' in what ? words.booking : words.chat}</p>
      <QrCode className={styles.code} text={address} label={words.code} />
      <p>{words.link}</p>
      <div className={styles.link}>
        <code lang="en">{address}</code>
        <CopyButton text={address} label={words.copy} />
      </div>
      <p className={styles.quiet}>{words.until(formats.clock(made.expiresAt) ?? '')}</p>
    </>
  );
}

/** Makes a link that goes on with this on another phone. */
export function ContinueDialog({ what, onClose }: { what: Continued; onClose: () => void }) {
  const words = useContinueMessages();
  const dispatch = useAppDispatch();
  const [made, setMade] = useState<Continuation | Failure>();
  const [isOver, setOver] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void dispatch(makeContinuation(what)).then((result) => {
      if (hasLeft) return;
      setMade(result);
      if (!('continueToken' in result)) return;
      timer = setTimeout(() => setOver(true), validFor);
    });
    return () => {
      hasLeft = true;
      clearTimeout(timer);
    };
    // One link for each time that it is asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  const handleAgain = () => {
    setMade(undefined);
    setOver(false);
    setAttempt((before) => before + 1);
  };
  const failure = made && !('continueToken' in made) ? made : undefined;
  return (
    <Modal title={words.elsewhere} closeLabel={words.close} open onClose={onClose}>
      <div className={styles.content}>
        {made === undefined ? <Loading label={words.making} /> : null}
        {made && 'continueToken' in made && !isOver ? (
          <ContinueLink what={what} made={made} />
        ) : null}
        {failure || isOver ? (
          <Alert
            tone={failure ? 'danger' : 'neutral'}
            title={failure ? words.failed : words.over}
            actions={
              <Button emphasis="secondary" onClick={handleAgain}>
                {failure ? words.again : words.another}
              </Button>
            }
          >
            {failure?.message}
          </Alert>
        ) : null}
      </div>
    </Modal>
  );
}
