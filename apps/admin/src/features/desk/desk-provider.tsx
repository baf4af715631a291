import type { DeskController, DeskNews } from '@pothik/chat/desk';
import { useToast } from '@pothik/ui';
import { use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { DeskContext } from '../../shared/desk-context.ts';
import { soundSetting } from '../../shared/device-setting.ts';
import { useSession } from '../../shared/session-context.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { isHeard, textOf } from './news-texts.ts';
import { OpenDeskContext } from './open-desk-context.ts';
import { ring } from './sound.ts';

/** A desk that is open for as long as somebody looks at it. */
function createDeskHolder(open: () => DeskController) {
  let desk: DeskController | undefined;
  let tell: (() => void) | undefined;
  return {
    getDesk: () => desk,
    subscribe: (listener: () => void) => {
      desk = open();
      tell = listener;
      listener();
      return () => {
        desk?.stop();
        desk = undefined;
      };
    },
    /** Opens another one, with the session that has begun. */
    renew() {
      desk?.stop();
      desk = open();
      tell?.();
    },
  };
}

/** Opens the desk of the current user, and tells its news wherever in the console one is. */
export function DeskProvider({ children }: { children: ReactNode }) {
  const open = use(OpenDeskContext);
  if (!open) throw new Error('A DeskProvider needs a way to open a desk');
  const { user } = useSession();
  const toasts = useToast();
  const [holder] = useState(() => {
    const tell = (news: DeskNews) => {
      toasts.add(textOf(news), news.kind === 'failed' ? 'error' : 'info');
      if (isHeard(news) && soundSetting.isOn()) ring();
    };
    return createDeskHolder(() => open({ _id: user._id, name: user.name }, tell));
  });
  const desk = useSyncExternalStore(holder.subscribe, holder.getDesk);
  const begun = useAppSelector(({ session }) => session.begun);
  const opened = useRef(begun);
  // A socket shows the session that there was when it connected.
  useEffect(() => {
    if (opened.current === begun) return;
    opened.current = begun;
    holder.renew();
  }, [holder, begun]);
  // It opens with the first effect: nobody sees the moment without it.
  return desk ? <DeskContext value={desk}>{children}</DeskContext> : null;
}
