'use client';
import { useLabels } from '../labels/use-labels.ts';
import './status.css';

/** Something turns while something is on its way; it is not heard. Renders a `span`. */
export function Spinner() {
  return <span className="pothik-spinner" aria-hidden="true" />;
}

/** Something is on its way. Renders a `status` with its text. */
export function Loading({ label }: { label?: string }) {
  const words = useLabels('Loading', { label: 'Loading...' });
  return (
    <div className="pothik-loading" role="status">
      <Spinner />
      <span>{label ?? words.label}</span>
    </div>
  );
}
