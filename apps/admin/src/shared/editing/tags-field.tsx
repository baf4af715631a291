import { maximumTagLength, maximumTags } from '@pothik/contract';
import { TagInput } from '@pothik/ui';
import { editingMessages as words } from '../../messages/editing.ts';

interface TagsFieldProps {
  value: readonly string[];
  onChange: (tags: readonly string[]) => void;
}

/** Tags by which staff find what is of one kind; any of them adds and takes off. */
export const TagsField = ({ value, onChange }: TagsFieldProps) => (
  <TagInput
    label={words.tags}
    hint={words.tagsHint}
    maxTags={maximumTags}
    maxLength={maximumTagLength}
    value={value}
    onValueChange={onChange}
  />
);
