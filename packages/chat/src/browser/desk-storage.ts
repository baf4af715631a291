import type { ReplyActions } from '@pothik/contract';
import type { DeskStorage } from '../desk/ports.ts';
import type { DeskOutgoing, Writing } from '../desk/state.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const isText = (value: unknown): value is string => typeof value === 'string';

/** The actions that sending a reply does as well. */
function readActions(value: unknown): ReplyActions | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { tags, assignToMe, close } = value as Record<string, unknown>;
  return {
    ...(Array.isArray(tags) ? { tags: tags.filter(isText) } : {}),
    ...(assignToMe === true ? { assignToMe } : {}),
    ...(close === true ? { close } : {}),
  };
}

function isOutgoing(value: unknown): value is DeskOutgoing {
  const { kind, clientId, content, createdAt } = Object(value) as Record<string, unknown>;
  const texts = [clientId, content, createdAt];
  return (kind === 'reply' || kind === 'note') && texts.every((text) => typeof text === 'string');
}

/** What an earlier version of the console, or somebody else, has put there may be anything. */
function readWriting(text: string | null): Writing | undefined {
  try {
    const { reply, note, actions, outgoing } = Object(JSON.parse(text ?? '')) as Record<
      string,
      unknown
    >;
    const kept: unknown[] = Array.isArray(outgoing) ? outgoing : [];
    const withReply = readActions(actions);
    return {
      reply: textOf(reply),
      note: textOf(note),
      ...(withReply ? { actions: withReply } : {}),
      outgoing: kept.filter(isOutgoing),
    };
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was written and not sent in the browser's local storage: an entry for each chat, so that
 * tabs do not write over each other. Where the browser refuses it, it lasts as long as the page.
 */
export function createDeskStorage(
  staffId: string,
  storage: () => Storage = () => localStorage,
): DeskStorage {
  const prefix = `deskWriting:${staffId}:`;
  return {
    read() {
      try {
        const kept = storage();
        const keys = Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '');
        return Object.fromEntries(
          keys
            .filter((key) => key.startsWith(prefix))
            .flatMap((key) => {
              const writing = readWriting(kept.getItem(key));
              return writing ? [[key.slice(prefix.length), writing]] : [];
            }),
        );
      } catch {
        return {};
      }
    },
    write(chatId, writing) {
      try {
        if (writing) storage().setItem(prefix + chatId, JSON.stringify(writing));
        else storage().removeItem(prefix + chatId);
      } catch {
        // It is lost with the page, as it would be without this.
      }
    },
  };
}
