import './progress.css';

/** How far something is. Renders a `progress` named by its label. */
export function ProgressBar({
  label,
  value,
}: {
  label: string;
  /** From 0 to 1; left out while nobody knows. */
  value?: number | undefined;
}) {
  return <progress className="pothik-progress" aria-label={label} max={1} value={value} />;
}
