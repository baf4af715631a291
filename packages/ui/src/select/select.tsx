import { ChevronDown } from 'lucide-react';
import { useId, type Ref, type SelectHTMLAttributes } from 'react';
import { classNames } from '../internal/class-names.ts';
import { iconStyle } from '../internal/icon-style.ts';

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The label is heard and not seen. */
  labelHidden?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** One of several. Renders the platform's own `select`, which phones handle best. */
export function Select({
  label,
  options,
  labelHidden = false,
  id: given,
  className,
  ...rest
}: SelectProps) {
  const made = useId();
  const id = given ?? made;
  return (
    <div className={classNames('pothik-field', className)}>
      <label
        className={labelHidden ? 'pothik-visually-hidden' : 'pothik-field__label'}
        htmlFor={id}
      >
        {label}
      </label>
      <div className="pothik-field__row">
        <select className="pothik-input pothik-select" id={id} {...rest}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className="pothik-select__arrow" {...iconStyle} />
      </div>
    </div>
  );
}
