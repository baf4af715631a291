import { Search } from 'lucide-react';
import { iconStyle } from '../internal/icon-style.ts';
import { TextField, type TextFieldProps } from './field.tsx';

/** What {@link SearchField} is given. */
export type SearchFieldProps = Omit<TextFieldProps, 'type' | 'start'>;

/** Words to look for. Renders an `input` of type search, a `searchbox` named by its label. */
export function SearchField(props: SearchFieldProps) {
  return (
    <TextField enterKeyHint="search" {...props} type="search" start={<Search {...iconStyle} />} />
  );
}
