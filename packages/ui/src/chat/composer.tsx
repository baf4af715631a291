'use client';
import { SendHorizontal } from 'lucide-react';
import { useState, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { IconButton } from '../button/button.tsx';
import { isComposing } from '../internal/is-composing.ts';
import { iconStyle } from '../internal/icon-style.ts';
import type { Elements } from '../internal/in-element.tsx';
import { useLabels } from '../labels/use-labels.ts';
import './chat.css';
import '../field/field.css';

/** What {@link Composer} is given. */
export interface ComposerProps {
  /** Takes what was written, without space at its ends; never nothing. */
  onSend: (text: string) => void;
  value?: string;
  /** Of what is being written, for a draft that stays or for telling that somebody types. */
  onValueChange?: (text: string) => void;
  /** Takes a file that was pasted, whatever it is: `shrinkPhoto` tells by its bytes. */
  onPicture?: (file: File) => void;
  disabled?: boolean;
  maxLength?: number;
  /** Names the text. Default 'Type your message'. */
  label?: string;
  /** Names the button. Default 'Send message'. */
  sendLabel?: string;
  /** Before the text, such as a button for pictures. */
  start?: Elements;
  ref?: Ref<HTMLTextAreaElement>;
}

const composerLabels = { label: 'Type your message', sendLabel: 'Send message' };

/** Where a message is written: Enter sends, Shift and Enter begin a line. Renders a `form`. */
export function Composer({
  onSend,
  value,
  onValueChange,
  onPicture,
  disabled = false,
  maxLength,
  label,
  sendLabel,
  start,
  ref,
}: ComposerProps) {
  const words = useLabels('Composer', composerLabels);
  const name = label ?? words.label;
  const [own, setOwn] = useState('');
  const text = value ?? own;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };
  const send = () => {
    const written = text.trim();
    if (written === '' || disabled) return;
    change('');
    onSend(written);
  };
  const handleKey = (event: KeyboardEvent) => {
    // While a Bangla keyboard composes a word, Enter chooses it.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    const [picture] = files;
    // What a text editor copies has a picture beside its words.
    if (!onPicture || !picture || types.includes('text/plain')) return;
    event.preventDefault();
    onPicture(picture);
  };
  return (
    <form
      className="pothik-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {start}
      <textarea
        ref={ref}
        className="pothik-input pothik-composer__text"
        rows={1}
        aria-label={name}
        placeholder={name}
        value={text}
        disabled={disabled}
        maxLength={maxLength}
        enterKeyHint="send"
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      />
      <IconButton
        type="submit"
        className="pothik-composer__send"
        label={sendLabel ?? words.sendLabel}
        icon={<SendHorizontal {...iconStyle} />}
        disabled={disabled}
      />
    </form>
  );
}
