import { ChevronDown } from 'lucide-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import '../field/field.css';
import './select.css';

/** What {@link Select} is given. */
export interface SelectProps extends FieldText, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  ref?: Ref<HTMLSelectElement>;
}

/** One of several. Renders the platform's own `select`, which phones handle best. */
export function Select({
  label,
  labelHidden,
  hint,
  error,
  options,
  id,
  className,
  ...rest
}: SelectProps) {
  const text = { label, labelHidden: labelHidden ?? false, hint, error };
  const control = useFieldControl(text, id);
  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <select className="pothik-input pothik-select" {...control} {...rest}>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className="pothik-select__arrow" {...iconStyle} />
    </FieldFrame>
  );
}
