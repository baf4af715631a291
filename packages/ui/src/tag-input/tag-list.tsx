import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { inElement } from '../internal/in-element.tsx';
import './tag-input.css';

interface TagListProps {
  /** Names the list. */
  label: string;
  tags: readonly { key: string; label: string }[];
  /** Without it they stay. */
  onRemove?: ((index: number) => void) | undefined;
  removeLabel: (label: string) => string;
  /** The field that stands behind them. */
  children: ReactNode;
}

/** Chosen things in front of the field that they are written in, each with a button that removes it. */
export function TagList({ label, tags, onRemove, removeLabel, children }: TagListProps) {
  return (
    <div className="pothik-tags">
      {tags.length > 0 ? (
        <ul className="pothik-tags__list" aria-label={label}>
          {tags.map((tag, index) => (
            <li key={tag.key} className="pothik-tags__tag">
              <bdi>{tag.label}</bdi>
              {onRemove ? (
                <IconButton
                  label={removeLabel(tag.label)}
                  icon={<X {...iconStyle} size={16} />}
                  onClick={() => onRemove(index)}
                />
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {inElement(children)}
    </div>
  );
}
