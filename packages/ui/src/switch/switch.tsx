import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldNotes, useFieldControl } from '../internal/field-frame.tsx';
import './switch.css';

/** What {@link Switch} is given. */
export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns something on or off at once. For what takes effect with a form's button use `Checkbox`.
 * Renders an `input` with the role `switch`; its whole line can be pressed.
 */
export function Switch({ label, hint, error, id, className, ...rest }: SwitchProps) {
  const control = useFieldControl({ label, hint, error }, id);
  return (
    <div className={classNames('pothik-switch', className)}>
      <label className="pothik-switch__line">
        <span>{label}</span>
        <input
          className="pothik-switch__control"
          type="checkbox"
          // A checkbox says itself whether it is checked.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          {...control}
          {...rest}
        />
      </label>
      <FieldNotes id={control.id} hint={hint} error={error} />
    </div>
  );
}
