import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import '../field/field.css';
import '../visually-hidden/visually-hidden.css';

/** What every field says about itself. */
export interface FieldText {
  label: string;
  /** The label is heard and not seen. */
  labelHidden?: boolean;
  /** Said before anything is wrong. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
}

/** What ties a control to its label, hint and error. */
export function useFieldControl(
  { hint, error }: FieldText,
  given?: string,
): { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined } {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

/** Hint and error of the control with this id. */
export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldText, 'hint' | 'error'>) {
  return (
    <>
      {hint ? (
        <span className="pothik-field__hint" id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? (
        <span className="pothik-field__error" id={`${id}-error`}>
          {error}
        </span>
      ) : null}
    </>
  );
}

/** A control between its label and what is wrong with it. */
export function FieldFrame({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  className,
  children,
}: FieldText & { id: string; className?: string | undefined; children: ReactNode }) {
  return (
    <div className={classNames('pothik-field', className)}>
      <label
        className={labelHidden ? 'pothik-visually-hidden' : 'pothik-field__label'}
        htmlFor={id}
      >
        {label}
      </label>
      <FieldNotes id={id} hint={hint} />
      <div className="pothik-field__row">{children}</div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
