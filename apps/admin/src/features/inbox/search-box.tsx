import { SearchField } from '@pothik/ui';
import { useState, type Ref } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { useTypingPause } from '../../shared/page/use-typing-pause.ts';

/** The search: looked up when one stops typing or leaves the field, or at once by Enter. */
export function SearchBox({
  search,
  onSearch,
  ref,
}: {
  search: string;
  onSearch: (search: string) => void;
  ref: Ref<HTMLInputElement>;
}) {
  const [text, setText] = useState(search);
  // Whoever leaves the search by another way empties it.
  const [last, setLast] = useState(search);
  if (last !== search) {
    setLast(search);
    if (text.trim() !== search) setText(search);
  }
  const tell = useTypingPause(text, search, onSearch);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell();
      }}
    >
      <SearchField
        ref={ref}
        label={inboxMessages.search}
        labelHidden
        placeholder={inboxMessages.search}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
        onBlur={tell}
      />
    </form>
  );
}
