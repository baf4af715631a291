'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useImperativeHandle,
  useLayoutEffect,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { isComposing } from '../internal/is-composing.ts';
import { leaveToPlatform } from '../combobox/leave-to-platform.ts';
import { useLabels } from '../labels/use-labels.ts';
import { SuggestionOption } from './suggestion-option.tsx';
import {
  searchSuggestLabels,
  type LoadSuggestions,
  type SearchSuggestLabels,
  type Suggestion,
} from './suggestion.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useSuggestions } from './use-suggestions.ts';
import '../visually-hidden/visually-hidden.css';
import './search-suggest.css';

/** What a field tells its list. */
export type FieldListeners = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onChange' | 'onKeyDown' | 'onBlur'
>;

/** What {@link SuggestionList} is given. */
export interface SuggestionListProps {
  /** Its field, which keeps what was typed, the focus and the caret. */
  input: HTMLInputElement;
  id: string;
  labels: Partial<SearchSuggestLabels> | undefined;
  load: LoadSuggestions;
  onChoose: (suggestion: Suggestion) => void;
  /** Hears the id of the option that the keys have reached. */
  onActive: (id: string | undefined) => void;
  ref: Ref<FieldListeners>;
}

type State = UseComboboxState<Suggestion>;
type Change = UseComboboxStateChangeOptions<Suggestion>;

const labelOf = (suggestion: Suggestion | null) => suggestion?.label ?? '';

/**
 * The list under a search field, loaded when somebody touches the field. Everything that the field is
 * told by the library goes through its listeners, so that it stays the same element.
 */
export function SuggestionList({
  input,
  id,
  labels,
  load,
  onChoose,
  onActive,
  ref,
}: SuggestionListProps) {
  const words = useLabels('SearchSuggest', searchSuggestLabels, labels);
  const [typed, setTyped] = useState(input.value);
  // What was typed while this was loaded is asked about at once.
  const [asks, setAsks] = useState(
    input.value !== input.defaultValue && input.ownerDocument.activeElement === input,
  );
  const { groups, isCurrent } = useSuggestions(load, typed, asks);
  const items = groups.flatMap((group) => group.suggestions);
  const isOpen = asks && items.length > 0;
  const room = useRoomBelow(input, isOpen);
  const optionId = (index: number) => `${id}-${String(index)}`;
  const { stateChangeTypes } = useCombobox;

  const stateReducer = (state: State, { type, changes }: Change): Partial<State> =>
    // Leaving the field chooses nothing.
    type === stateChangeTypes.InputBlur
      ? { ...changes, selectedItem: null, inputValue: state.inputValue }
      : changes;
  const combobox = useCombobox<Suggestion>({
    items,
    itemToString: labelOf,
    inputId: input.id,
    menuId: id,
    getItemId: optionId,
    isOpen,
    inputValue: typed,
    selectedItem: null,
    stateReducer,
    onIsOpenChange: ({ isOpen: isWanted }) => setAsks(isWanted),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange({ selectedItem }) {
      if (!selectedItem) return;
      setAsks(false);
      onChoose(selectedItem);
    },
  });
  const { highlightedIndex } = combobox;
  const active = isOpen && items[highlightedIndex] ? optionId(highlightedIndex) : undefined;

  const handleKey = (event: KeyboardEvent) => {
    const { key } = event;
    const isOfText = key === 'Enter' || key === 'Home' || key === 'End';
    const isLeft = key === 'Escape' ? !isOpen : isOfText && active === undefined;
    if (!isLeft && !isComposing(event.nativeEvent)) return;
    leaveToPlatform(event);
    if (key === 'Enter' || key === 'Escape') setAsks(false);
  };
  const { ref: setInput, ...listeners } = combobox.getInputProps(
    { onKeyDown: handleKey },
    { suppressRefError: true },
  );
  useLayoutEffect(() => {
    (setInput as (element: HTMLInputElement) => void)(input);
  });
  useImperativeHandle(ref, () => ({
    onKeyDown: listeners.onKeyDown,
    onChange(event) {
      setAsks(true);
      listeners.onChange?.(event);
    },
    onBlur(event) {
      setAsks(false);
      listeners.onBlur?.(event);
    },
  }));
  useLayoutEffect(() => onActive(active), [onActive, active]);

  const note = items.length > 0 ? words.found(items.length) : words.none;
  return (
    <>
      <div
        {...combobox.getMenuProps({
          'aria-label': words.list,
          // The field keeps the focus when a heading or the bar beside the list is pressed.
          onMouseDown: (event) => event.preventDefault(),
        })}
        className="pothik-suggest"
        hidden={!isOpen}
        style={{ maxBlockSize: room && `max(8rem, ${String(room)}px)` }}
      >
        {isOpen
          ? groups.map((group, at) => {
              if (group.suggestions.length === 0) return null;
              const headingId = `${id}-group-${String(at)}`;
              const { label } = group;
              return (
                <div key={label} role="group" aria-labelledby={headingId}>
                  <div className="pothik-suggest__heading" id={headingId} role="presentation">
                    {label}
                  </div>
                  {group.suggestions.map((suggestion) => (
                    <SuggestionOption
                      key={suggestion.id}
                      suggestion={suggestion}
                      typed={typed}
                      {...combobox.getItemProps({
                        item: suggestion,
                        index: items.indexOf(suggestion),
                      })}
                    />
                  ))}
                </div>
              );
            })
          : null}
      </div>
      <span className="pothik-visually-hidden" role="status">
        {asks && isCurrent ? note : ''}
      </span>
    </>
  );
}
