import { SearchField } from '@pothik/ui';
import { useRef, useState } from 'react';
import { useActions } from '../actions/actions-context.ts';
import { useTypingPause } from './use-typing-pause.ts';

export interface SearchAsTypedProps {
  label: string;
  placeholder?: string;
  className?: string | undefined;
  value: string;
  /** Called with a word once its writer pauses or leaves the field. */
  onChange: (value: string) => void;
}

/** Looks for a word once its writer pauses, or leaves the field. */
export function SearchAsTyped({
  label,
  placeholder = '',
  className = '',
  value,
  onChange,
}: SearchAsTypedProps) {
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useActions([{ id: 'search', label, keys: '/', run: () => field.current?.focus() }]);
  // Another search than what was typed here has come with the address, such as one of the palette.
  const [known, setKnown] = useState({ value, told: value });
  if (known.value !== value) {
    setKnown({ value, told: value });
    if (known.told !== value) setTyped(value);
  }
  const tell = useTypingPause(typed, value, (text) => {
    setKnown((before) => ({ ...before, told: text }));
    onChange(text);
  });
  return (
    <SearchField
      ref={field}
      label={label}
      className={className}
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={tell}
    />
  );
}
