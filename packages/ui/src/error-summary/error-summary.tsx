'use client';
import { useEffect, useId, useRef } from 'react';
import './error-summary.css';

/** What {@link ErrorSummary} is given. */
export interface ErrorSummaryProps {
  title: string;
  /** What is wrong, in the order of the form; with the id of the control where there is one. */
  errors: readonly { fieldId?: string; message: string }[];
}

/**
 * What is wrong with a form, above it. It takes the focus whenever it gets other errors, and each of
 * them leads to its field. Renders nothing while nothing is wrong.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const key = errors.map(({ fieldId, message }) => `${fieldId ?? ''} ${message}`).join('\n');
  useEffect(() => {
    if (key) box.current?.focus();
  }, [key]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} className="pothik-errors" role="group" aria-labelledby={id} tabIndex={-1}>
      <h2 className="pothik-errors__title" id={id}>
        {title}
      </h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  const field = document.getElementById(fieldId);
                  field?.scrollIntoView({ block: 'center' });
                  field?.focus({ preventScroll: true });
                }}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
