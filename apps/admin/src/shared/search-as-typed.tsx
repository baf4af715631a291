import { SearchField } from '@pothik/ui';
import { useEffect, useState } from 'react';

/** How long somebody pauses before what they type is looked for, in milliseconds. */
const typingPause = 300;

export interface SearchAsTypedProps {
  label: string;
  placeholder: string;
  className?: string | undefined;
  value: string;
  /** Called with a word once its writer pauses. */
  onChange: (value: string) => void;
}

/** Looks for a word once its writer pauses. */
export function SearchAsTyped({
  label,
  placeholder,
  className = '',
  value,
  onChange,
}: SearchAsTypedProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <SearchField
      label={label}
      className={className}
      placeholder={placeholder}
      maxLength={200}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
