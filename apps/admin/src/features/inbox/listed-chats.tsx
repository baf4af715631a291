import { useStaffChatsListInfiniteQuery, type StaffChatFilter } from '@pothik/api-client/rtk-query';
import { Button, EmptyState, ErrorState, Loading } from '@pothik/ui';
import { useEffect, useRef } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDeskPart } from '../../shared/desk-context.ts';
import { ChatList, type ChatListProps } from './chat-list.tsx';

export interface ListedChatsProps extends Omit<ChatListProps, 'chats'> {
  filter: StaffChatFilter;
  empty: { title: string; text: string };
}

/** Chats that are asked for page by page: those that are over, and those that were searched for. */
export function ListedChats({ filter, empty, ...list }: ListedChatsProps) {
  const known = useDeskPart(({ chats }) => chats);
  const closedCount = Object.values(known).filter(({ status }) => status === 'closed').length;
  const answer = useStaffChatsListInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { currentData, isFetching, isError, hasNextPage, isFetchingNextPage, refetch } = answer;

  // One more that is over belongs into the list.
  const counted = useRef(closedCount);
  useEffect(() => {
    if (counted.current === closedCount) return;
    counted.current = closedCount;
    void refetch();
  }, [closedCount, refetch]);

  // What the desk knows of a chat is newer than a list.
  const chats = currentData?.pages.flatMap(({ data }) => data).map((one) => known[one._id] ?? one);
  if (!chats && isFetching) return <Loading label={inboxMessages.loading} />;
  if (!chats || (isError && chats.length === 0)) {
    return (
      <ErrorState title={inboxMessages.listFailed}>
        <Button onClick={() => void refetch()}>{inboxMessages.tryAgain}</Button>
      </ErrorState>
    );
  }
  if (chats.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <ChatList {...list} chats={chats} />
      {hasNextPage ? (
        <Button
          emphasis="secondary"
          busy={isFetchingNextPage}
          onClick={() => void answer.fetchNextPage()}
        >
          {inboxMessages.more}
        </Button>
      ) : null}
    </>
  );
}
