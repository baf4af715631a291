import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { iconStyle } from '../internal/icon-style.ts';
import './accordion.css';

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  /** Its heading; presses open it. */
  title: string;
  content: ReactNode;
  /** It is open from the beginning. */
  open?: boolean;
}

/** What {@link Accordion} is given. */
export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the other. Default: as many as one likes. */
  exclusive?: boolean;
  /** Of the level that fits the page. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Parts of which the headings are seen and the rest is opened; found by the browser's own search while
 * closed, and works before any script. Renders `details` with headings.
 */
export function Accordion({ items, exclusive = false, headingLevel = 3 }: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="pothik-accordion">
      {items.map(({ title, content, open }) => (
        <details
          key={title}
          className="pothik-accordion__item"
          name={exclusive ? name : undefined}
          open={open}
        >
          <summary className="pothik-accordion__summary">
            <Heading className="pothik-accordion__title">{title}</Heading>
            <ChevronDown {...iconStyle} className="pothik-accordion__sign" />
          </summary>
          <div className="pothik-accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
}
