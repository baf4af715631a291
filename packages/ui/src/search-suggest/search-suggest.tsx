'use client';
import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { SearchField, type SearchFieldProps } from '../field/search-field.tsx';
import { inElement } from '../internal/in-element.tsx';
import type { FieldListeners, SuggestionListProps } from './suggestion-list.tsx';
import type { LoadSuggestions, SearchSuggestLabels, Suggestion } from './suggestion.ts';

type PlainField = Pick<
  SearchFieldProps,
  | 'label'
  | 'labelHidden'
  | 'hint'
  | 'name'
  | 'placeholder'
  | 'maxLength'
  | 'required'
  | 'className'
  | 'end'
>;

/** What {@link SearchSuggest} is given. */
export interface SearchSuggestProps extends PlainField {
  defaultValue?: string;
  /** Finds suggestions. What fails suggests nothing. */
  load: LoadSuggestions;
  /** Hears which suggestion was chosen; Enter without one submits the form around the field. */
  onChoose: (suggestion: Suggestion) => void;
  labels?: Partial<SearchSuggestLabels>;
}

/**
 * A search field that suggests what may be meant. Until somebody touches it, and without script, it is
 * a plain field of a form: its list is loaded then, beside the same element. Renders a `searchbox`, with a
 * `listbox` of `group`s.
 */
export function SearchSuggest({ load, onChoose, labels, end, ...field }: SearchSuggestProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const listeners = useRef<FieldListeners>(null);
  const isAsked = useRef(false);
  const [list, setList] = useState<{
    Component: ComponentType<SuggestionListProps>;
    input: HTMLInputElement;
  }>();
  const [active, setActive] = useState<string>();

  const prepare = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    import('./suggestion-list.tsx').then(
      ({ SuggestionList: Component }) => {
        if (input.current) setList({ Component, input: input.current });
      },
      // It stays a plain field until it is touched again.
      () => (isAsked.current = false),
    );
  };
  useEffect(() => {
    // It was touched before the page's script came.
    if (document.activeElement === input.current) prepare();
  }, []);

  return (
    <SearchField
      {...field}
      {...(list && {
        autoComplete: 'off',
        'aria-autocomplete': 'list',
        'aria-controls': id,
        'aria-activedescendant': active,
      })}
      ref={input}
      onPointerDown={prepare}
      onFocus={prepare}
      onChange={(event) => listeners.current?.onChange?.(event)}
      onKeyDown={(event) => listeners.current?.onKeyDown?.(event)}
      onBlur={(event) => listeners.current?.onBlur?.(event)}
      end={
        <>
          {inElement(end)}
          {list ? (
            <list.Component
              ref={listeners}
              input={list.input}
              id={id}
              labels={labels}
              load={load}
              onChoose={(suggestion) => {
                if (input.current) input.current.value = suggestion.label;
                onChoose(suggestion);
              }}
              onActive={setActive}
            />
          ) : null}
        </>
      }
    />
  );
}
