import type { StaffChat } from '@pothik/contract';
import { useDesk } from '../../shared/desk-context.ts';
import { TagsField } from '../../shared/editing/tags-field.tsx';

/** The tags of a chat, each of which is added or taken off at once. */
export function ChatTags({ chat: { _id, tags = [] } }: { chat: StaffChat }) {
  const desk = useDesk();
  const change = (next: readonly string[]) => {
    for (const tag of tags) if (!next.includes(tag)) desk.tag(_id, tag, false);
    for (const tag of next) if (!tags.includes(tag)) desk.tag(_id, tag, true);
  };
  return <TagsField value={tags} onChange={change} />;
}
