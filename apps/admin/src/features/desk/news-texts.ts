import type { DeskNews } from '@pothik/chat/desk';
import { deskMessages } from '../../messages/desk.ts';

/** The news that are heard as well as seen. */
export const isHeard = ({ kind }: DeskNews): boolean =>
  ['waiting', 'message', 'handed-over', 'woken'].includes(kind);

/** What is said of news of the desk. */
export function textOf(news: DeskNews): string {
  if (news.kind === 'failed') return news.message || deskMessages.failed;
  if (news.kind === 'picture-lost') return deskMessages.pictureLost;
  if (news.kind === 'actions-left') {
    const { left, actionsLeft } = deskMessages;
    return actionsLeft(
      news.left.map(({ reason, tag = '' }) =>
        reason === 'unread' ? left.unread : left[reason](tag),
      ),
    );
  }
  const visitor = news.chat.name ?? deskMessages.nameless;
  switch (news.kind) {
    case 'waiting':
      return deskMessages.waiting(visitor);
    case 'message':
      return deskMessages.message(visitor);
    case 'taken':
      return deskMessages.taken(visitor, news.by || deskMessages.colleague);
    case 'handed-over':
      return deskMessages.handedOver(visitor);
    case 'returned':
      return deskMessages.returned(visitor);
    case 'woken':
      return deskMessages.woken(visitor);
    case 'closed':
      return deskMessages.closed(visitor);
  }
}
