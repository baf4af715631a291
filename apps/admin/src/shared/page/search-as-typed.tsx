import { SearchField } from '@pothik/ui';
import { useState } from 'react';
import { useTypingPause } from './use-typing-pause.ts';

export interface SearchAsTypedProps {
  label: string;
  placeholder: string;
  className?: string | undefined;
  value: string;
  /** Called with a word once its writer pauses or leaves the field. */
  onChange: (value: string) => void;
}

/** Looks for a word once its writer pauses, or leaves the field. */
export function SearchAsTyped({
  label,
  placeholder,
  className = '',
  value,
  onChange,
}: SearchAsTypedProps) {
  const [typed, setTyped] = useState(value);
  const tell = useTypingPause(typed, value, onChange);
  return (
    <SearchField
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
