'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { isComposing } from '../internal/is-composing.ts';
import { ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/button.tsx';
import { FieldFrame, useFieldControl } from '../internal/field-frame.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useOwnValue } from '../internal/use-own-value.ts';
import { useLabels } from '../labels/use-labels.ts';
import { TagList } from '../tag-input/tag-list.tsx';
import { ComboboxList } from './combobox-list.tsx';
import { comboboxLabels, isDisabled, labelOf, type ComboboxOption } from './combobox-option.ts';
import type { ComboboxShared } from './combobox.tsx';
import { leaveKeys } from './leave-keys.ts';
import { useFieldRef } from './use-field-ref.ts';
import { useOptions } from './use-options.ts';
import '../tag-input/tag-input.css';
import './combobox.css';

/** What {@link MultiCombobox} is given. */
export interface MultiComboboxProps extends ComboboxShared {
  /** The chosen ones, whole, in the order in which they were chosen. */
  value?: readonly ComboboxOption[];
  defaultValue?: readonly ComboboxOption[];
  onValueChange?: (value: readonly ComboboxOption[]) => void;
}

type State = UseComboboxState<ComboboxOption>;
type Change = UseComboboxStateChangeOptions<ComboboxOption>;

const none: readonly ComboboxOption[] = [];

/**
 * Several of many, found by typing. Choosing one again takes it away, and so does Backspace in an empty
 * field. A form is sent each under the same name. Renders a `combobox`, a `listbox` and a list of the
 * chosen ones.
 */
export function MultiCombobox({
  label,
  labelHidden,
  hint,
  error,
  options,
  load,
  value,
  defaultValue = none,
  onValueChange,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  required = false,
  id,
  className,
  labels,
  ref,
}: MultiComboboxProps) {
  const words = useLabels('Combobox', comboboxLabels, labels);
  const text = { label, labelHidden: labelHidden ?? false, hint, error };
  const control = useFieldControl(text, id);
  const [chosen, choose] = useOwnValue(value, defaultValue, onValueChange);
  useFieldRef(ref, control.id);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useOptions({ options, load, words: typed, open });
  const { stateChangeTypes } = useCombobox;

  const isChosen = (option: ComboboxOption) => chosen.some((one) => one.value === option.value);
  const toggle = (option: ComboboxOption) =>
    choose(
      isChosen(option) ? chosen.filter((one) => one.value !== option.value) : [...chosen, option],
    );
  const stateReducer = (state: State, { type, changes }: Change): Partial<State> => {
    if (type === stateChangeTypes.InputChange) {
      return { ...changes, highlightedIndex: changes.inputValue ? 0 : -1 };
    }
    if (type === stateChangeTypes.InputKeyDownEnter || type === stateChangeTypes.ItemClick) {
      const item = changes.selectedItem;
      if (!item || isDisabled(item)) return state;
      // Several are chosen one after the other: the list stays.
      const highlightedIndex = state.inputValue ? -1 : state.highlightedIndex;
      return { ...changes, isOpen: true, highlightedIndex, inputValue: '' };
    }
    if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape) {
      return { ...changes, selectedItem: null, inputValue: '' };
    }
    if (type === stateChangeTypes.InputClick && state.isOpen) {
      // The press places the cursor; Escape and the button close the list.
      return state;
    }
    return changes;
  };
  const combobox = useCombobox<ComboboxOption>({
    items: [...found.options],
    itemToString: labelOf,
    isItemDisabled: isDisabled,
    inputId: control.id,
    menuId: `${control.id}-options`,
    getItemId: (index) => `${control.id}-option-${String(index)}`,
    isOpen: open,
    inputValue: typed,
    selectedItem: null,
    stateReducer,
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen && !readOnly),
    onInputValueChange: ({ inputValue }) => setTyped(inputValue),
    onSelectedItemChange({ selectedItem }) {
      if (selectedItem) toggle(selectedItem);
    },
  });
  const { highlightedIndex } = combobox;
  const changeable = !disabled && !readOnly;
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    leaveKeys(event, open);
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Backspace' && typed === '' && changeable) choose(chosen.slice(0, -1));
  };
  const input = combobox.getInputProps({
    ...control,
    placeholder,
    disabled,
    readOnly,
    required: required && chosen.length === 0,
    onKeyDown: handleKey,
  });
  const removeAt = (index: number) => {
    choose(chosen.filter((_, at) => at !== index));
    // The button that had the focus is gone.
    document.getElementById(control.id)?.focus();
  };

  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <TagList
        label={words.chosen(label)}
        tags={chosen.map((option) => ({ key: option.value, label: option.label }))}
        onRemove={changeable ? removeAt : undefined}
        removeLabel={words.remove}
      >
        <input
          className="pothik-tags__input"
          {...input}
          // Its `label` names it.
          aria-labelledby={undefined}
          aria-activedescendant={
            open && found.options[highlightedIndex]
              ? `${control.id}-option-${String(highlightedIndex)}`
              : undefined
          }
        />
        {changeable ? (
          <IconButton
            {...combobox.getToggleButtonProps()}
            label={words.show}
            icon={<ChevronDown {...iconStyle} />}
          />
        ) : null}
      </TagList>
      <ComboboxList
        open={open}
        found={found}
        words={words}
        highlighted={highlightedIndex}
        menuProps={combobox.getMenuProps({ 'aria-label': label, 'aria-multiselectable': true })}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
        isChosen={isChosen}
      />
      {name
        ? chosen.map((option) => (
            <input
              key={option.value}
              type="hidden"
              name={name}
              value={option.value}
              disabled={disabled}
            />
          ))
        : null}
    </FieldFrame>
  );
}
