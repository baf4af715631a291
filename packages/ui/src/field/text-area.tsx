import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import './field.css';

/** What {@link TextArea} is given. */
export interface TextAreaProps extends FieldText, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Text of several lines; it grows with what is written. Renders a `textarea`. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  id,
  className,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const text = { label, labelHidden: labelHidden ?? false, hint, error };
  const control = useFieldControl(text, id);
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <textarea className="pothik-input pothik-input--area" rows={rows} {...control} {...rest} />
    </FieldFrame>
  );
}
