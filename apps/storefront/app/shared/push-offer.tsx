import { Button } from '@pothik/ui';
import { useEffect, useState } from 'react';
import { usePushMessages } from '../messages/push.ts';
import { useAppDispatch } from '../store/hooks.ts';
import { goOnTelling, startTelling, stopTelling, type Followed } from './be-told.ts';
import styles from './push-offer.module.css';
import { visitKeys, visitStorage } from './visit-storage.ts';

export interface PushOfferProps {
  followed: Followed;
  /** It is a setting: it is also there for who does not want it, or has refused it. */
  isSetting?: boolean;
}

type Stand = 'unknown' | 'offered' | 'asking' | 'on' | 'blocked' | 'failed' | 'declined';

function hasDeclined(): boolean {
  try {
    return visitStorage().getItem(visitKeys.toldLater) !== null;
  } catch {
    return false;
  }
}

function noteDeclined() {
  try {
    visitStorage().setItem(visitKeys.toldLater, 'yes');
  } catch {
    // It is offered again then.
  }
}

function standBefore(isSetting: boolean): Stand {
  const isBlocked = Notification.permission === 'denied';
  if (isSetting) return isBlocked ? 'blocked' : 'offered';
  return isBlocked || hasDeclined() ? 'declined' : 'offered';
}

/** Offers to tell of answers while no page is open; says where that stands, and ends it. */
export function PushOffer({ followed, isSetting = false }: PushOfferProps) {
  const words = usePushMessages();
  const dispatch = useAppDispatch();
  const [stand, setStand] = useState<Stand>('unknown');
  useEffect(() => {
    let hasLeft = false;
    dispatch(goOnTelling(followed)).then(
      (isOn) => hasLeft || setStand(isOn ? 'on' : standBefore(isSetting)),
      () => undefined,
    );
    return () => {
      hasLeft = true;
    };
    // What is followed stays the same as long as this is shown.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const handleStart = async () => {
    setStand('asking');
    const answer = await dispatch(startTelling(followed));
    if (answer === 'granted') setStand('on');
    else if (answer === 'denied') setStand('blocked');
    else setStand(answer === 'default' ? 'offered' : 'failed');
  };
  const handleDecline = () => {
    noteDeclined();
    setStand('declined');
  };
  const handleStop = () => {
    void dispatch(stopTelling()).finally(() => {
      // Nothing more is offered where it was just turned off.
      if (!isSetting) noteDeclined();
      setStand(isSetting ? 'offered' : 'declined');
    });
  };

  if (stand === 'unknown' || stand === 'declined') return null;
  if (stand === 'on' || stand === 'blocked') {
    return (
      <p className={styles.offer} role="status">
        <span>{stand === 'on' ? words.on : words.blocked}</span>
        {stand === 'on' ? (
          <Button emphasis="quiet" onClick={handleStop}>
            {words.stop}
          </Button>
        ) : null}
      </p>
    );
  }
  return (
    <div className={styles.offer}>
      {stand === 'failed' ? <p role="status">{words.failed}</p> : null}
      <Button emphasis="secondary" busy={stand === 'asking'} onClick={() => void handleStart()}>
        {words.start}
      </Button>
      {isSetting ? null : (
        <Button emphasis="quiet" onClick={handleDecline}>
          {words.later}
        </Button>
      )}
    </div>
  );
}
