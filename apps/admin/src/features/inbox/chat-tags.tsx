import { maximumTags, maximumTagLength, type StaffChat } from '@pothik/contract';
import { TagInput } from '@pothik/ui';
import { inboxMessages } from '../../messages/inbox.ts';
import { useDesk } from '../../shared/desk-context.ts';

const { details } = inboxMessages;

/** The tags of a chat, which any of the staff adds and takes off. */
export function ChatTags({ chat: { _id, tags = [] } }: { chat: StaffChat }) {
  const desk = useDesk();
  const change = (next: readonly string[]) => {
    for (const tag of tags) if (!next.includes(tag)) desk.tag(_id, tag, false);
    for (const tag of next) if (!tags.includes(tag)) desk.tag(_id, tag, true);
  };
  return (
    <TagInput
      label={details.tags}
      hint={details.tagsHint}
      maxTags={maximumTags}
      maxLength={maximumTagLength}
      value={tags}
      onValueChange={change}
    />
  );
}
