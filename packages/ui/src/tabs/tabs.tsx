'use client';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isRightToLeft } from '../internal/is-right-to-left.ts';
import { useOrdinals } from '../labels/use-labels.ts';
import './tabs.css';

/** One tab with its panel. */
export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  /** How many are in it, beside the label. */
  count?: number;
  panel: ReactNode;
}

/** What {@link Tabs} is given. */
export interface TabsProps<Value extends string> {
  /** Names the list of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value?: Value;
  /** Default: the first. */
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
}

/** Several views of one place, one of them seen. Renders a `tablist`, `tab`s and a `tabpanel`. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
}: TabsProps<Value>) {
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const chosen = value ?? own;
  const list = useRef<HTMLDivElement>(null);
  const toDigits = useOrdinals();
  const id = useId();

  const choose = (index: number) => {
    const item = items.at(index % items.length);
    if (!item) return;
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[items.indexOf(item)]?.focus();
    setOwn(item.value);
    onValueChange?.(item.value);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex((item) => item.value === chosen);
    const step = isRightToLeft(event.currentTarget) ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowRight: at + step,
      ArrowLeft: at - step,
      Home: 0,
      End: -1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const shown = items.find((item) => item.value === chosen);

  return (
    <div className="pothik-tabs">
      <div ref={list} className="pothik-tabs__list" role="tablist" aria-label={label}>
        {items.map((item, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            className="pothik-tabs__tab"
            aria-selected={item === shown}
            aria-controls={item === shown ? `${id}-panel` : undefined}
            tabIndex={item === shown ? 0 : -1}
            onClick={() => choose(index)}
            onKeyDown={handleKey}
          >
            <span>{item.label}</span>
            {item.count === undefined ? null : (
              <span className="pothik-tabs__count">{toDigits(item.count)}</span>
            )}
          </button>
        ))}
      </div>
      {shown ? (
        <div
          key={shown.value}
          className="pothik-tabs__panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${shown.value}`}
          // What it holds may take no focus itself, and must be reachable.
          tabIndex={0}
        >
          {shown.panel}
        </div>
      ) : null}
    </div>
  );
}
