import { Controller, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { neededPart } from '../../needed-part.tsx';

const HtmlEditor = neededPart(async () => (await import('./html-editor.tsx')).HtmlEditor);

export interface HtmlFieldProps<Fields extends FieldValues> {
  control: Control<Fields>;
  name: FieldPathByValue<Fields, string>;
  label: string;
  /** The language that is written; default: that of the console. */
  lang?: string;
  error: string | undefined;
}

/** A form's field for a text with headings and lists; the editor is loaded with the first one. */
export function HtmlField<Fields extends FieldValues>({
  control,
  name,
  label,
  lang,
  error,
}: HtmlFieldProps<Fields>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <HtmlEditor
          ref={ref}
          label={label}
          {...(lang && { lang })}
          value={value}
          error={error}
          onChange={onChange}
          onBlur={onBlur}
        />
      )}
    />
  );
}
