'use client';
import type { ChangeEvent } from 'react';
import { TextField, type TextFieldProps } from './field.tsx';
import { phoneDigits } from './phone-digits.ts';
import './field.css';

/** What {@link PhoneField} is given. */
export interface PhoneFieldProps extends Omit<
  TextFieldProps,
  'type' | 'start' | 'onChange' | 'inputMode'
> {
  /** Heard with every change; digits only, 11 at most. */
  onValueChange?: (digits: string) => void;
  /** The country's code, which is not typed. Default '+88'. */
  prefix?: string;
}

/**
 * A mobile number of Bangladesh. Takes digits of both scripts and pasted numbers with their country's
 * code, and keeps 11 Latin digits. Renders an `input` of type tel.
 */
export function PhoneField({ onValueChange, prefix = '+88', ...rest }: PhoneFieldProps) {
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target;
    const caret = input.selectionStart ?? input.value.length;
    const digits = phoneDigits(input.value);
    if (digits !== input.value) {
      const before = Math.min(phoneDigits(input.value.slice(0, caret)).length, digits.length);
      input.value = digits;
      input.setSelectionRange(before, before);
    }
    onValueChange?.(digits);
  };
  return (
    <TextField
      autoComplete="tel-national"
      placeholder="01XXXXXXXXX"
      {...rest}
      type="tel"
      inputMode="numeric"
      start={
        // From right to left its sign would come last.
        <span className="pothik-field__prefix" dir="ltr">
          {prefix}
        </span>
      }
      onChange={handleChange}
    />
  );
}
