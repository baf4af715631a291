'use client';
import { Check } from 'lucide-react';
import { useEffect, useRef, type HTMLAttributes } from 'react';
import { iconStyle } from '../internal/icon-style.ts';
import { Spinner } from '../status/status.tsx';
import type { ComboboxLabels, ComboboxOption } from './combobox-option.ts';
import type { FoundOptions } from './use-options.ts';
import '../visually-hidden/visually-hidden.css';
import './combobox.css';

interface ComboboxListProps {
  open: boolean;
  found: FoundOptions;
  words: ComboboxLabels;
  highlighted: number;
  menuProps: HTMLAttributes<HTMLElement>;
  itemProps: (item: ComboboxOption, index: number) => HTMLAttributes<HTMLElement>;
  isChosen: (option: ComboboxOption) => boolean;
}

/** What stands in the place of options, or is heard when there are some. */
function noteOf({ state, options }: FoundOptions, words: ComboboxLabels): string {
  if (state === 'loading') return words.loading;
  if (state === 'failed') return words.failed;
  return options.length === 0 ? words.empty : words.found(options.length);
}

/** The options under a field, and what is to be heard of them. */
export function ComboboxList({
  open,
  found,
  words,
  highlighted,
  menuProps,
  itemProps,
  isChosen,
}: ComboboxListProps) {
  const popup = useRef<HTMLDivElement>(null);
  const note = noteOf(found, words);
  const { options, state } = found;
  useEffect(() => {
    if (open) popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open, options.length]);
  return (
    <>
      <div ref={popup} className="pothik-combobox__popup" hidden={!open}>
        <div className="pothik-combobox__list" {...menuProps}>
          {open
            ? options.map((option, index) => (
                <div
                  key={option.value}
                  className="pothik-combobox__option"
                  data-highlighted={index === highlighted}
                  {...itemProps(option, index)}
                  role="option"
                  aria-selected={isChosen(option)}
                >
                  <span className="pothik-combobox__text">
                    <bdi>{option.label}</bdi>
                    {option.details ? (
                      <span className="pothik-combobox__details">{option.details}</span>
                    ) : null}
                  </span>
                  {isChosen(option) ? <Check {...iconStyle} /> : null}
                </div>
              ))
            : null}
        </div>
        {options.length === 0 ? (
          // The status beside it is what is heard.
          <p className="pothik-combobox__note" aria-hidden="true">
            {state === 'loading' ? <Spinner /> : null}
            <span>{note}</span>
          </p>
        ) : null}
      </div>
      <span className="pothik-visually-hidden" role="status">
        {open ? note : ''}
      </span>
    </>
  );
}
