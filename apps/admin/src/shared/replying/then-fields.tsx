import { maximumTagLength, maximumTagsOfReply, type ReplyActions } from '@pothik/contract';
import { Checkbox, TagInput } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import styles from './replying.module.css';

const { canned } = inboxMessages;

/** Where staff set what a canned reply does as well. */
export function ThenFields({
  shortcut,
  value = {},
  onChange,
}: {
  /** Of the reply, which tells the groups of fields apart. */
  shortcut: string;
  value: ReplyActions | undefined;
  onChange: (actions: ReplyActions | undefined) => void;
}) {
  const { tags = [], assignToMe, close } = value;
  const change = (part: { tags?: readonly string[]; assignToMe?: boolean; close?: boolean }) => {
    const next = { tags, assignToMe: assignToMe === true, close: close === true, ...part };
    const actions: ReplyActions = {
      ...(next.tags.length > 0 ? { tags: [...next.tags] } : {}),
      ...(next.assignToMe ? { assignToMe: true } : {}),
      ...(next.close ? { close: true } : {}),
    };
    onChange(Object.keys(actions).length > 0 ? actions : undefined);
  };
  return (
    <fieldset className={styles.thenFields}>
      <legend>{canned.thenTitle(shortcut)}</legend>
      <p className={styles.thenInWords}>{canned.thenHint}</p>
      <TagInput
        label={canned.tags}
        hint={canned.tagsHint}
        maxTags={maximumTagsOfReply}
        maxLength={maximumTagLength}
        value={tags}
        onValueChange={(written) => change({ tags: written })}
      />
      <Checkbox
        label={canned.assignToMe}
        checked={assignToMe === true}
        onChange={(event) => change({ assignToMe: event.target.checked })}
      />
      <Checkbox
        label={canned.closeChat}
        checked={close === true}
        onChange={(event) => change({ close: event.target.checked })}
      />
    </fieldset>
  );
}
