import { IconButton, MessageState } from '@pothik/ui';
import { Bell, BellOff, Keyboard } from 'lucide-react';
import { use, useEffect, useRef } from 'react';
import { commandMessages } from '../../messages/commands.ts';
import { inboxMessages } from '../../messages/inbox.ts';
import { ActionsContext, useActions } from '../../shared/actions/actions-context.ts';
import { useDesk, useDeskPart } from '../../shared/desk-context.ts';
import { soundSetting, useDeviceSetting } from '../../shared/device-setting.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { ChatLists } from './chat-lists.tsx';
import { Conversation } from './conversation.tsx';
import { listNames, useInboxAddress } from './inbox-address.ts';
import { useOwnListFirst } from './use-own-list-first.ts';
import styles from './inbox.module.css';
import { SearchBox } from './search-box.tsx';

/** The inbox: the lists, the conversation that is looked at, and who it is with. */
export function InboxPage() {
  const desk = useDesk();
  const isConnected = useDeskPart((state) => state.isConnected);
  const hasLists = useDeskPart((state) => state.lists !== 'loading');
  const isSoundOn = useDeviceSetting(soundSetting);
  const { openKeys } = use(ActionsContext);
  const search = useRef<HTMLInputElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const address = useInboxAddress();
  const { chatId } = address;
  useOwnListFirst(address);

  useEffect(() => {
    desk.open(chatId);
    return () => desk.open(undefined);
  }, [desk, chatId]);

  const toList = () => {
    const find = (role: string) =>
      lists.current?.querySelector<HTMLElement>(`[role=${role}][tabindex="0"]`);
    (find('option') ?? find('tab'))?.focus();
  };
  const toTab = (index: number) => () => {
    const list = listNames[index];
    if (list) address.go({ list, search: '' });
  };
  const { keys } = inboxMessages;
  useActions([
    {
      id: 'search',
      label: inboxMessages.search,
      keys: '/',
      run: () => search.current?.focus(),
    },
    { id: 'list', label: keys.list, keys: 'l', run: toList },
    ...listNames.map((name, index) => ({
      id: `list ${name}`,
      label: inboxMessages.lists[name],
      keys: String(index + 1),
      run: toTab(index),
    })),
    { id: 'send', label: keys.send, keys: 'Enter' },
    { id: 'leave', label: keys.leave, keys: 'Escape' },
  ]);

  const SoundIcon = isSoundOn ? Bell : BellOff;
  return (
    <div className={styles.inbox} data-shows={chatId === undefined ? 'lists' : 'chat'}>
      <PageTitle>{inboxMessages.title}</PageTitle>
      <div className={styles.lists} ref={lists}>
        <div className={styles.head}>
          <h1>{inboxMessages.title}</h1>
          <IconButton
            label={isSoundOn ? inboxMessages.soundOn : inboxMessages.soundOff}
            aria-pressed={isSoundOn}
            icon={<SoundIcon size={20} strokeWidth={1.75} aria-hidden />}
            onClick={() => soundSetting.set(!isSoundOn)}
          />
          <IconButton
            label={commandMessages.keys.open}
            icon={<Keyboard size={20} strokeWidth={1.75} aria-hidden />}
            onClick={openKeys}
          />
        </div>
        {!isConnected && hasLists ? (
          <p className={styles.offline} role="status">
            {inboxMessages.offline}
          </p>
        ) : null}
        <SearchBox
          ref={search}
          search={address.search}
          onSearch={(text) => address.go({ search: text })}
        />
        <ChatLists address={address} />
      </div>
      {chatId === undefined ? (
        <div className={styles.choose}>
          <MessageState title={inboxMessages.chooseTitle} text={inboxMessages.chooseText} />
        </div>
      ) : (
        <Conversation key={chatId} chatId={chatId} address={address} onLeave={toList} />
      )}
    </div>
  );
}
