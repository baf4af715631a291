import { selectOwn, selectWaiting } from '@pothik/chat/desk';
import { useEffect, useEffectEvent } from 'react';
import { useDeskPart } from '../../shared/desk-context.ts';
import type { InboxAddress } from './inbox-address.ts';

/** Whoever comes back while nobody waits finds the chats in which they answer. */
export function useOwnListFirst({ isListNamed, search, go }: InboxAddress): void {
  const chats = useDeskPart((state) => state.chats);
  const me = useDeskPart((state) => state.me);
  const isReady = useDeskPart((state) => state.lists === 'ready');
  const isOwnFirst =
    isReady &&
    !isListNamed &&
    search === '' &&
    selectWaiting({ me, chats }).length === 0 &&
    selectOwn({ me, chats }).length > 0;
  const goToOwn = useEffectEvent(() => go({ list: 'mine' }));
  useEffect(() => {
    if (isOwnFirst) goToOwn();
  }, [isOwnFirst]);
}
