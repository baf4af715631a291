import { maximumTagsOfReply, type ReplyActions } from '@pothik/contract';
import { inboxMessages } from '../../messages/inbox.ts';

const { andThen: then } = inboxMessages;

/** One thing that a reply does as well, in words, and what is left to do without it. */
export interface ListedAction {
  key: string;
  words: string;
  others: ReplyActions;
}

/** The actions of a reply, in the order in which they are done. */
export function listActions(actions: ReplyActions): ListedAction[] {
  const { tags = [], assignToMe, close } = actions;
  const { assignToMe: _assign, ...unassigned } = actions;
  const { close: _close, ...unclosed } = actions;
  return [
    ...(assignToMe ? [{ key: 'assign', words: then.assignToMe, others: unassigned }] : []),
    ...tags.map((tag) => ({
      key: `tag ${tag}`,
      words: then.tag(tag),
      others: { ...actions, tags: tags.filter((one) => one !== tag) },
    })),
    ...(close ? [{ key: 'close', words: then.close, others: unclosed }] : []),
  ];
}

/** 'and then: …' of a reply; nothing where it does nothing else. */
export function thenOf(actions: ReplyActions = {}): string | undefined {
  const listed = listActions(actions);
  return listed.length === 0 ? undefined : then.all(listed.map(({ words }) => words));
}

/** The actions of two replies in one text. */
export function joinActions(one: ReplyActions = {}, other: ReplyActions = {}): ReplyActions {
  const tags = [...new Set([...(one.tags ?? []), ...(other.tags ?? [])])];
  return {
    ...one,
    ...other,
    ...(tags.length > 0 ? { tags: tags.slice(0, maximumTagsOfReply) } : {}),
  };
}
