import { useNavigate, useParams, useSearchParams } from 'react-router';

export const listNames = ['waiting', 'mine', 'colleagues', 'closed'] as const;
export type ListName = (typeof listNames)[number];

/** What of the inbox is looked at; it stands in the address, so that it survives a reload. */
export interface InboxAddress {
  chatId: string | undefined;
  list: ListName;
  /** The address names the list; else it is the first one. */
  isListNamed: boolean;
  search: string;
  /** Goes there; what is not named stays. */
  go: (to: { chatId?: string | undefined; list?: ListName; search?: string }) => void;
}

const isListName = (name: string | null): name is ListName => listNames.some((one) => one === name);

export function useInboxAddress(): InboxAddress {
  const { chatId } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const named = query.get('list');
  const isListNamed = isListName(named);
  const list = isListNamed ? named : 'waiting';
  const search = query.get('search') ?? '';
  return {
    chatId,
    list,
    isListNamed,
    search,
    go(to) {
      const next = { chatId, list, search, ...to };
      const words = new URLSearchParams({
        list: next.list,
        ...(next.search === '' ? {} : { search: next.search }),
      });
      const path =
        next.chatId === undefined ? '/inbox' : `/inbox/${encodeURIComponent(next.chatId)}`;
      // Only another chat is somewhere one can go back from.
      void navigate(`${path}?${words.toString()}`, { replace: next.chatId === chatId });
    },
  };
}
