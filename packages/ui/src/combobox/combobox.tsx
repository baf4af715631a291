'use client';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { IconButton } from '../button/button.tsx';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { iconStyle } from '../internal/icon-style.ts';
import { useOwnValue } from '../internal/use-own-value.ts';
import { useLabels } from '../labels/use-labels.ts';
import { ComboboxList } from './combobox-list.tsx';
import {
  comboboxLabels,
  isDisabled,
  keyOf,
  labelOf,
  type ComboboxLabels,
  type ComboboxOption,
  type LoadOptions,
} from './combobox-option.ts';
import { leaveKeys } from './leave-keys.ts';
import { useFieldRef } from './use-field-ref.ts';
import { useOptions } from './use-options.ts';
import '../field/field.css';
import './combobox.css';

/** What {@link Combobox} and {@link MultiCombobox} share. */
export interface ComboboxShared extends FieldText {
  /** What can be chosen, all of it, some hundreds at most; what is typed is looked for among them. */
  options?: readonly ComboboxOption[];
  /** Finds options while one types, in the place of `options`. */
  load?: LoadOptions;
  /** What a form calls it. */
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
  labels?: Partial<ComboboxLabels>;
  ref?: Ref<HTMLInputElement>;
}

/** What {@link Combobox} is given. */
export interface ComboboxProps extends ComboboxShared {
  /** The chosen one, whole, as options that come from a server come and go; `null`: none. */
  value?: ComboboxOption | null;
  defaultValue?: ComboboxOption | null;
  onValueChange?: (value: ComboboxOption | null) => void;
  /** Whether it can be emptied again. Default true. */
  clearable?: boolean;
}

type State = UseComboboxState<ComboboxOption>;
type Change = UseComboboxStateChangeOptions<ComboboxOption>;

/**
 * One of many, found by typing. Leaving it chooses nothing: what was typed and not chosen goes. Renders
 * an `input` that is a `combobox`, with a `listbox`.
 */
export function Combobox({
  label,
  labelHidden,
  hint,
  error,
  options,
  load,
  value,
  defaultValue = null,
  onValueChange,
  clearable = true,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  required = false,
  id,
  className,
  labels,
  ref,
}: ComboboxProps) {
  const words = useLabels('Combobox', comboboxLabels, labels);
  const text = { label, labelHidden: labelHidden ?? false, hint, error };
  const control = useFieldControl(text, id);
  const [chosen, choose] = useOwnValue(value, defaultValue, onValueChange);
  useFieldRef(ref, control.id);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useOptions({ options, load, words: typed, open });
  const { stateChangeTypes } = useCombobox;

  const stateReducer = (state: State, { type, changes }: Change): Partial<State> => {
    const { selectedItem } = state;
    if (type === stateChangeTypes.InputChange) {
      const emptied = changes.inputValue === '';
      return {
        ...changes,
        highlightedIndex: emptied ? -1 : 0,
        selectedItem: emptied && clearable ? null : selectedItem,
      };
    }
    if (type === stateChangeTypes.InputKeyDownEnter) {
      const item = found.options[state.highlightedIndex];
      return item && !isDisabled(item) ? changes : state;
    }
    if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape) {
      return { ...changes, selectedItem, inputValue: labelOf(selectedItem) };
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
    itemToKey: keyOf,
    isItemDisabled: isDisabled,
    inputId: control.id,
    menuId: `${control.id}-options`,
    getItemId: (index) => `${control.id}-option-${String(index)}`,
    isOpen: open,
    selectedItem: chosen,
    stateReducer,
    onIsOpenChange({ isOpen }) {
      setOpen(isOpen && !readOnly);
      if (!isOpen) setTyped('');
    },
    onInputValueChange({ type, inputValue }) {
      if (type === stateChangeTypes.InputChange) setTyped(inputValue);
    },
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem),
  });
  const { highlightedIndex } = combobox;
  const changeable = !disabled && !readOnly;
  const input = combobox.getInputProps({
    ...control,
    placeholder,
    disabled,
    readOnly,
    required,
    onKeyDown: (event: KeyboardEvent) => leaveKeys(event, open),
  });

  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <input
        className="pothik-input pothik-combobox__input"
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
        <span className="pothik-combobox__buttons">
          {clearable && chosen ? (
            <IconButton
              label={`${words.clear} ${label}`}
              icon={<X {...iconStyle} />}
              onClick={() => {
                combobox.reset();
                document.getElementById(control.id)?.focus();
              }}
            />
          ) : null}
          <IconButton
            {...combobox.getToggleButtonProps()}
            label={words.show}
            icon={<ChevronDown {...iconStyle} />}
          />
        </span>
      ) : null}
      <ComboboxList
        open={open}
        found={found}
        words={words}
        highlighted={highlightedIndex}
        menuProps={combobox.getMenuProps({ 'aria-label': label })}
        itemProps={(item, index) => combobox.getItemProps({ item, index })}
        isChosen={(option) => option.value === chosen?.value}
      />
      {name ? (
        <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} />
      ) : null}
    </FieldFrame>
  );
}
