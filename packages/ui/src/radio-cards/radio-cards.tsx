'use client';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import { FieldNotes, useFieldControl } from '../internal/field-frame.tsx';
import { inElement } from '../internal/in-element.tsx';
import '../field/field.css';
import './radio-cards.css';

/** One answer of {@link RadioCards}. */
export interface RadioCardOption<Value extends string> {
  value: Value;
  label: string;
  description?: string;
  icon?: ReactNode;
}

/** What {@link RadioCards} is given. */
export interface RadioCardsProps<Value extends string> {
  label: string;
  options: readonly RadioCardOption<Value>[];
  /** Of the group in its form; one is made where none is given. */
  name?: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
  className?: string;
}

/** One of a few, all of them seen. Renders a `radiogroup` of native radio buttons. */
export function RadioCards<Value extends string>({
  label,
  options,
  name,
  value,
  defaultValue,
  onValueChange,
  hint,
  error,
  disabled = false,
  className,
}: RadioCardsProps<Value>) {
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own;
  const control = useFieldControl({ label, hint, error });
  const made = useId();
  return (
    <div
      {...control}
      className={classNames('pothik-field', className)}
      role="radiogroup"
      aria-labelledby={`${control.id}-label`}
    >
      <span className="pothik-field__label" id={`${control.id}-label`}>
        {label}
      </span>
      <FieldNotes id={control.id} hint={hint} />
      <div className="pothik-radios">
        {options.map((option) => (
          <label className="pothik-radio" key={option.value}>
            <input
              type="radio"
              name={name ?? made}
              value={option.value}
              aria-label={option.label}
              aria-describedby={
                option.description ? `${control.id}-${option.value}-text` : undefined
              }
              checked={chosen === option.value}
              disabled={disabled}
              onChange={() => {
                setOwn(option.value);
                onValueChange?.(option.value);
              }}
            />
            {inElement(option.icon)}
            <span>
              <span>{option.label}</span>
              {option.description ? (
                <span className="pothik-radio__text" id={`${control.id}-${option.value}-text`}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
      <FieldNotes id={control.id} error={error} />
    </div>
  );
}
