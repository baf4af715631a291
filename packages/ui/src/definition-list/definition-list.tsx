import type { ReactNode } from 'react';
import './definition-list.css';

/** What {@link DefinitionList} is given. */
export interface DefinitionListProps {
  items: readonly { label: string; value: ReactNode }[];
  /** `rows`: a line for each, as on a form. `grid`: side by side where there is room. */
  layout?: 'rows' | 'grid';
}

/** Facts with their labels, set like a printed form. Renders a `dl`. */
export function DefinitionList({ items, layout = 'rows' }: DefinitionListProps) {
  return (
    <dl className={`pothik-definitions pothik-definitions--${layout}`}>
      {items.map(({ label, value }, index) => (
        // Two facts may be called the same, as the fares of an adult and of a child are.
        <div key={`${String(index)} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
