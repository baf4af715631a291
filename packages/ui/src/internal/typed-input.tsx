import type { InputHTMLAttributes, Ref } from 'react';
import '../field/field.css';
import '../visually-hidden/visually-hidden.css';

interface TypedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** What a form is sent, and by which name. */
  sent: { name: string | undefined; value: string };
  /** What is wrong with what was typed; it is heard as soon as it is known. */
  problem: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The `input` of a text that stands for a value, and what a form is sent of it. */
export function TypedInput({ sent, problem, disabled, ...rest }: TypedInputProps) {
  return (
    <>
      <input className="pothik-input" disabled={disabled} {...rest} />
      {sent.name ? (
        <input type="hidden" name={sent.name} value={sent.value} disabled={disabled} />
      ) : null}
      <span className="pothik-visually-hidden" role="status">
        {problem}
      </span>
    </>
  );
}
