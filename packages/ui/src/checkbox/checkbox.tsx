import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldNotes, useFieldControl } from '../internal/field-frame.tsx';
import './checkbox.css';

/** What {@link Checkbox} is given. */
export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** Yes or no. Renders an `input` of type checkbox; its whole line can be pressed. */
export function Checkbox({ label, hint, error, id, className, ...rest }: CheckboxProps) {
  const control = useFieldControl({ label, hint, error }, id);
  return (
    <div className={classNames('pothik-checkbox', className)}>
      <label className="pothik-checkbox__line">
        <input className="pothik-checkbox__box" type="checkbox" {...control} {...rest} />
        <span>{label}</span>
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
}
