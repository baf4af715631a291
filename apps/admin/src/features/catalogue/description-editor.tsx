import { Bold, Heading3, Italic, Link2, List, ListOrdered, Pilcrow } from 'lucide-react';
import { IconButton } from '@pothik/ui';
import { useEffect, useId, useRef, type ClipboardEvent } from 'react';
import { catalogueMessages } from '../../messages/catalogue.ts';
import { cleanHtml } from '@pothik/contract/clean-html';
import styles from './catalogue.module.css';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const { editor } = catalogueMessages;

const tools = [
  { label: editor.bold, icon: <Bold {...icon} />, command: 'bold' },
  { label: editor.italic, icon: <Italic {...icon} />, command: 'italic' },
  { label: editor.heading, icon: <Heading3 {...icon} />, command: 'formatBlock', value: 'h3' },
  { label: editor.paragraph, icon: <Pilcrow {...icon} />, command: 'formatBlock', value: 'p' },
  { label: editor.list, icon: <List {...icon} />, command: 'insertUnorderedList' },
  { label: editor.numbers, icon: <ListOrdered {...icon} />, command: 'insertOrderedList' },
];

/** The browsers' own editing, which no standard has replaced. */
const run = (command: string, value?: string) =>
  (
    document as unknown as Record<
      'execCommand',
      (name: string, ui: boolean, value?: string) => void
    >
  ).execCommand(command, false, value);

export interface DescriptionEditorProps {
  label: string;
  /** HTML from the allow-list. */
  value: string;
  onChange: (html: string) => void;
}

/**
 * Writes text with headings, lists and links. What is pasted comes as plain text; what is written is
 * cleaned here and once more by the server.
 */
export function DescriptionEditor({ label, value, onChange }: DescriptionEditorProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const written = useRef<string>(undefined);

  // The text belongs to the browser while somebody writes; what comes from elsewhere replaces it.
  useEffect(() => {
    if (!place.current || value === written.current) return;
    place.current.innerHTML = cleanHtml(value);
    written.current = value;
  }, [value]);

  const tell = () => {
    written.current = cleanHtml(place.current?.innerHTML ?? '');
    onChange(written.current);
  };
  const apply = (command: string, argument?: string) => {
    place.current?.focus();
    run('defaultParagraphSeparator', 'p');
    run(command, argument);
    tell();
  };
  const link = () => {
    const address = window.prompt(editor.linkQuestion);
    if (address && /^(?:https?:|mailto:|tel:)/i.test(address)) apply('createLink', address);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    run('insertText', event.clipboardData.getData('text/plain'));
  };

  return (
    <div className={styles.editor}>
      <span className="pothik-field__label" id={id}>
        {label}
      </span>
      <div className={styles.tools} role="group" aria-label={editor.tools}>
        {tools.map(({ command, value: argument, ...button }) => (
          <IconButton key={button.label} {...button} onClick={() => apply(command, argument)} />
        ))}
        <IconButton label={editor.link} icon={<Link2 {...icon} />} onClick={link} />
      </div>
      <div
        ref={place}
        className={`pothik-input pothik-input--area ${styles.text ?? ''}`}
        role="textbox"
        aria-multiline="true"
        aria-labelledby={id}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        onFocus={() => run('defaultParagraphSeparator', 'p')}
        onInput={tell}
        onPaste={paste}
      />
    </div>
  );
}
