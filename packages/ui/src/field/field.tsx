import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { inElement } from '../internal/in-element.tsx';
import './field.css';

/** What {@link TextField} is given. */
export interface TextFieldProps extends FieldText, InputHTMLAttributes<HTMLInputElement> {
  /** Before the text, such as an icon. */
  start?: ReactNode;
  /** After the text, such as a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. Renders an `input`. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  start,
  end,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const text = { label, labelHidden: labelHidden ?? false, hint, error };
  const control = useFieldControl(text, id);
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      {start ? <span className="pothik-field__start">{start}</span> : null}
      <input className="pothik-input" {...control} {...rest} />
      {inElement(end)}
    </FieldFrame>
  );
}
