'use client';
import { useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { isComposing } from '../internal/is-composing.ts';
import { FieldFrame, useFieldControl, type FieldText } from '../internal/field-frame.tsx';
import { useOwnValue } from '../internal/use-own-value.ts';
import { useLabels } from '../labels/use-labels.ts';
import { addTags, hasSeparator, splitTags, type AddedTags } from './split-tags.ts';
import { TagList } from './tag-list.tsx';
import '../visually-hidden/visually-hidden.css';
import './tag-input.css';

/** The words of {@link TagInput}, for another language than English. */
export interface TagInputLabels {
  /** Names the list of tags; `label` is that of the field. */
  tags: (label: string) => string;
  remove: (tag: string) => string;
  /** Heard when tags are added. */
  added: (tags: readonly string[]) => string;
  /** Heard when one is removed. */
  removed: (tag: string) => string;
  doubles: (tags: readonly string[]) => string;
  /** Tags were longer than they may be. */
  tooLong: (tags: readonly string[], maxLength: number) => string;
  /** There was no room for tags. */
  full: (maxTags: number) => string;
}

/** What {@link TagInput} is given. */
export interface TagInputProps extends FieldText {
  value?: readonly string[];
  defaultValue?: readonly string[];
  onValueChange?: (value: readonly string[]) => void;
  /** How many there may be. */
  maxTags?: number;
  /** How many letters one may have. */
  maxLength?: number;
  /** What a form calls each of them. */
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  id?: string;
  className?: string;
  labels?: Partial<TagInputLabels>;
  ref?: Ref<HTMLInputElement>;
}

const inOne = (tags: readonly string[]) => tags.join(', ');

const tagInputLabels: TagInputLabels = {
  tags: (label) => `${label}, added`,
  remove: (tag) => `Remove ${tag}`,
  added: (tags) => `Added: ${inOne(tags)}`,
  removed: (tag) => `Removed: ${tag}`,
  doubles: (tags) => `Already there: ${inOne(tags)}`,
  tooLong: (tags, maxLength) => `Longer than ${String(maxLength)} letters: ${inOne(tags)}`,
  full: (maxTags) => `There can be at most ${String(maxTags)}`,
};

const none: readonly string[] = [];

/**
 * Words that one writes and adds, each with a button that removes it. Enter, a comma, or leaving the
 * field adds what was written; a pasted list is split. Renders an `input` and a `list`.
 */
export function TagInput({
  label,
  labelHidden,
  hint,
  error,
  value,
  defaultValue = none,
  onValueChange,
  maxTags,
  maxLength,
  name,
  placeholder,
  disabled = false,
  readOnly = false,
  required = false,
  id,
  className,
  labels,
  ref,
}: TagInputProps) {
  const words = useLabels('TagInput', tagInputLabels, labels);
  const [tags, change] = useOwnValue(value, defaultValue, onValueChange);
  const [written, setWritten] = useState('');
  const [heard, setHeard] = useState('');
  const [problem, setProblem] = useState<string>();
  const text = { label, labelHidden: labelHidden ?? false, hint, error: error ?? problem };
  const control = useFieldControl(text, id);
  const changeable = !disabled && !readOnly;

  const problemOf = ({ doubles, tooLong, beyond }: AddedTags) =>
    [
      doubles.length > 0 && words.doubles(doubles),
      tooLong.length > 0 && words.tooLong(tooLong, maxLength ?? 0),
      beyond.length > 0 && words.full(maxTags ?? 0),
    ]
      .filter(Boolean)
      .join('. ');
  const add = (list: string) => {
    const result = addTags(tags, splitTags(list), { maxTags, maxLength });
    const wrong = problemOf(result);
    const { added, tooLong, beyond } = result;
    if (added.length > 0) change(result.tags);
    // What found no room stays, so that it can be shortened or taken elsewhere.
    setWritten(inOne([...tooLong, ...beyond]));
    setProblem(wrong || undefined);
    setHeard([added.length > 0 && words.added(added), wrong].filter(Boolean).join('. '));
  };
  const removeAt = (index: number) => {
    change(tags.filter((_, at) => at !== index));
    setProblem(undefined);
    setHeard(words.removed(tags[index] ?? ''));
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and Backspace belong to what composes a letter, such as a Bangla keyboard.
    if (!changeable || isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && written.trim()) {
      event.preventDefault();
      add(written);
    }
    if (event.key === 'Backspace' && written === '' && tags.length > 0) removeAt(tags.length - 1);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!changeable || !hasSeparator(pasted)) return;
    event.preventDefault();
    add(`${written}${pasted}`);
  };
  const handleChange = (next: string) => {
    if (hasSeparator(next)) add(next);
    else {
      setWritten(next);
      setProblem(undefined);
    }
  };

  return (
    <FieldFrame {...text} id={control.id} className={className}>
      <TagList
        label={words.tags(label)}
        tags={tags.map((tag) => ({ key: tag, label: tag }))}
        onRemove={
          changeable
            ? (index) => {
                removeAt(index);
                // The button that had the focus is gone.
                document.getElementById(control.id)?.focus();
              }
            : undefined
        }
        removeLabel={words.remove}
      >
        <input
          ref={ref}
          className="pothik-tags__input"
          type="text"
          autoComplete="off"
          {...control}
          placeholder={placeholder}
          disabled={disabled}
          readOnly={readOnly}
          required={required && tags.length === 0}
          value={written}
          onChange={(event) => handleChange(event.target.value)}
          onPaste={handlePaste}
          onKeyDown={handleKey}
          onBlur={() => {
            if (written.trim() && !problem) add(written);
          }}
        />
      </TagList>
      {name
        ? tags.map((tag) => (
            <input key={tag} type="hidden" name={name} value={tag} disabled={disabled} />
          ))
        : null}
      <span className="pothik-visually-hidden" role="status">
        {heard}
      </span>
    </FieldFrame>
  );
}
