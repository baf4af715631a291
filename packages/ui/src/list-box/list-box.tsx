'use client';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { nextItem } from '../menu/next-item.ts';
import './list-box.css';

/** One thing to choose in a {@link ListBox}. */
export interface ListBoxItem<Value extends string> {
  value: Value;
  /** Names it: it is seen first and heard first. */
  name: string;
  /** Beside the name, such as a time. */
  end?: ReactNode;
  /** Under the name, such as what was said last. */
  details?: ReactNode;
}

/** What {@link ListBox} is given. */
export interface ListBoxProps<Value extends string> {
  /** Names the list. */
  label: string;
  items: readonly ListBoxItem<Value>[];
  /** The chosen one. */
  value?: Value | undefined;
  onValueChange: (value: Value) => void;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Things of which one is looked at, beside what is shown of it. Arrow keys go through them and choose
 * nothing; Enter does. Renders a `listbox` of `option`s whose names begin with theirs.
 */
export function ListBox<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  ref,
}: ListBoxProps<Value>) {
  const hasChosen = items.some((item) => item.value === value);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const list = event.currentTarget.parentElement;
    const options = [...(list?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
    const at = options.indexOf(event.currentTarget);
    const item = items[at];
    if (item && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onValueChange(item.value);
      return;
    }
    // Letters are for whoever owns the page.
    if (event.key.length === 1) return;
    const next = nextItem(
      event.key,
      items.map(({ name }) => name),
      at,
    );
    if (next === undefined) return;
    event.preventDefault();
    options[next]?.focus();
  };

  return (
    <div ref={ref} className="pothik-listbox" role="listbox" aria-label={label}>
      {items.map((item, index) => {
        const isChosen = item.value === value;
        const isEntry = hasChosen ? isChosen : index === 0;
        const { details, end } = item;
        return (
          <div
            key={item.value}
            className="pothik-listbox__option"
            role="option"
            aria-selected={isChosen}
            tabIndex={isEntry ? 0 : -1}
            onClick={() => onValueChange(item.value)}
            onKeyDown={handleKey}
          >
            <span className="pothik-listbox__name">
              <bdi>{item.name}</bdi>
            </span>
            {end ? <span className="pothik-listbox__end">{end}</span> : null}
            {details ? <span className="pothik-listbox__details">{details}</span> : null}
          </div>
        );
      })}
    </div>
  );
}
