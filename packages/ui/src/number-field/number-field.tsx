'use client';
import type { InputHTMLAttributes, Ref } from 'react';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { readNumber } from './read-number.ts';
import '../field/field.css';
import './number-field.css';

/** What {@link NumberField} is given. */
export interface NumberFieldProps
  extends FieldText, Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'prefix'> {
  /** Heard with every change: the number, nothing where it is empty, `NaN` where it is no number. */
  onNumberChange?: (value: number | undefined) => void;
  /** Before the number, such as ৳. */
  prefix?: string;
  /** Behind the number, such as 'weeks'. */
  unit?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount with its unit. Takes digits of both scripts and groups, and leaves what was typed as it is: a
 * form is sent that, and {@link readNumber} reads it. Renders an `input` with the keyboard for numbers.
 */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  onNumberChange,
  onChange,
  prefix,
  unit,
  id,
  className,
  ...rest
}: NumberFieldProps) {
  const text = { label, labelHidden: labelHidden ?? false, hint, error };
  const control = useFieldControl(text, id);
  const unitId = `${control.id}-unit`;
  const described = [unit && unitId, control['aria-describedby']].filter(Boolean).join(' ');
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <span className="pothik-number">
        {prefix ? <span aria-hidden>{prefix}</span> : null}
        <input
          autoComplete="off"
          {...control}
          {...rest}
          className="pothik-number__input"
          inputMode="decimal"
          aria-describedby={described || undefined}
          onChange={(event) => {
            onChange?.(event);
            onNumberChange?.(readNumber(event.target.value));
          }}
        />
        {unit ? <span id={unitId}>{unit}</span> : null}
      </span>
    </FieldFrame>
  );
}
