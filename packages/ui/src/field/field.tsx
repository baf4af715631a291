import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../internal/class-names.ts';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The label is heard and not seen. */
  labelHidden?: boolean;
  /** Said before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Before the text, such as an icon. */
  start?: ReactNode;
  /** After the text, such as a button. */
  end?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. Renders an `input`. */
export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  start,
  end,
  id: given,
  className,
  ...rest
}: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('pothik-field', className)}>
      <label
        className={labelHidden ? 'pothik-visually-hidden' : 'pothik-field__label'}
        htmlFor={id}
      >
        {label}
      </label>
      {hint ? (
        <span className="pothik-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <div className="pothik-field__row">
        {start ? <span className="pothik-field__start">{start}</span> : null}
        <input
          className="pothik-input"
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...rest}
        />
        {end}
      </div>
      {error ? (
        <span className="pothik-field__error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </div>
  );
}
