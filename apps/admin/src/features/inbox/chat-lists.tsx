import { selectColleagues, selectOwn, selectSnoozed, selectWaiting } from '@pothik/chat/desk';
import type { StaffChat } from '@pothik/contract';
import { Button, EmptyState, ErrorState, Loading, Tabs } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { ChatList } from './chat-list.tsx';
import type { InboxAddress, ListName } from './inbox-address.ts';
import styles from './inbox.module.css';
import { ListedChats } from './listed-chats.tsx';

const { lists, empty } = inboxMessages;

const emptyOf = (list: ListName) => ({ title: empty[list], text: empty[`${list}Text`] });

/** One's own chats that are put off, under those that are not; nothing where there are none. */
function SnoozedChats({ address }: { address: InboxAddress }) {
  const chats = useDeskPart((state) => state.chats);
  const me = useDeskPart((state) => state.me);
  const snoozed = selectSnoozed({ me, chats });
  if (snoozed.length === 0) return null;
  return (
    <>
      <h2 className={styles.snoozed}>{inboxMessages.snoozed}</h2>
      <ChatList
        label={inboxMessages.snoozed}
        chats={snoozed}
        chosen={address.chatId}
        onChoose={(chatId) => address.go({ chatId })}
      />
    </>
  );
}

/** A list of chats that are open now: it changes by itself. */
function OpenChats({
  list,
  chats,
  address,
}: {
  list: ListName;
  chats: readonly StaffChat[];
  address: InboxAddress;
}) {
  const desk = useDesk();
  const phase = useDeskPart((state) => state.lists);
  if (phase === 'loading') return <Loading label={inboxMessages.loading} />;
  if (phase === 'failed') {
    return (
      <ErrorState title={inboxMessages.listFailed}>
        <Button onClick={() => desk.reload()}>{inboxMessages.tryAgain}</Button>
      </ErrorState>
    );
  }
  if (chats.length === 0) return <EmptyState {...emptyOf(list)} />;
  return (
    <ChatList
      label={lists[list]}
      chats={chats}
      chosen={address.chatId}
      onChoose={(chatId) => address.go({ chatId })}
    />
  );
}

/** The chats by how they stand; or, where something is searched for, those that were found. */
export function ChatLists({ address }: { address: InboxAddress }) {
  const chats = useDeskPart((state) => state.chats);
  const me = useDeskPart((state) => state.me);
  const { chatId, list, search, go } = address;
  const choose = { chosen: chatId, onChoose: (id: string) => go({ chatId: id }) };

  if (search !== '') {
    return (
      <ListedChats
        {...choose}
        label={inboxMessages.found}
        filter={{ search }}
        empty={{ title: empty.found, text: empty.foundText }}
      />
    );
  }
  const open = {
    waiting: selectWaiting({ me, chats }),
    mine: selectOwn({ me, chats }),
    colleagues: selectColleagues({ me, chats }),
  };
  const tab = (name: keyof typeof open) => ({
    value: name,
    label: lists[name],
    count: open[name].length,
    panel: (
      <>
        <OpenChats list={name} chats={open[name]} address={address} />
        {name === 'mine' ? <SnoozedChats address={address} /> : null}
      </>
    ),
  });
  return (
    <Tabs<ListName>
      label={lists.label}
      value={list}
      onValueChange={(next) => go({ list: next })}
      items={[
        tab('waiting'),
        tab('mine'),
        tab('colleagues'),
        {
          value: 'closed',
          label: lists.closed,
          panel: (
            <ListedChats
              {...choose}
              label={lists.closed}
              filter={{ status: 'closed' }}
              empty={emptyOf('closed')}
            />
          ),
        },
      ]}
    />
  );
}
