import { EditorContent, useEditor, type Editor } from '@tiptap/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from 'react';
import { cleanHtml } from '@pothik/contract/clean-html';
import { cleanedPaste } from './cleaned-paste.ts';
import styles from './html-editor.module.css';
import { EditorToolbar } from './editor-toolbar.tsx';
import { extensions } from './extensions.ts';
import { LinkFields } from './link-fields.tsx';
import { writtenHtml } from './written-html.ts';

export interface HtmlEditorProps {
  label: string;
  /** The language that is written; default: that of the console. */
  lang?: string;
  /** HTML from the allow-list. */
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<{ focus: () => void }>;
}

/**
 * Writes text with headings, lists and links. It can hold nothing but what a text may be made of;
 * what is written is cleaned here and once more by the server.
 */
export function HtmlEditor({ label, lang, value, onChange, onBlur, error, ref }: HtmlEditorProps) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  // What was handed in, how the editor itself writes the same, and what was told last.
  const given = useRef({ value, html: '' });
  const told = useRef(value);
  const take = (holder: Editor) => {
    given.current = { value, html: writtenHtml(holder) };
    told.current = value;
  };

  const editor = useEditor({
    extensions,
    content: cleanHtml(value),
    // Its styles stand in the console's own files: the policy allows no others.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      const html = writtenHtml(changed);
      const written = html === given.current.html ? given.current.value : html;
      if (written === told.current) return;
      told.current = written;
      onChange(written);
    },
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        class: `pothik-input pothik-input--area ${styles.text ?? ''}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        ...(lang && { lang }),
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
      },
      transformPastedHTML: cleanedPaste,
      handleDOMEvents: {
        keydown: (_view, event) => {
          if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            setLinking(true);
            return true;
          }
          // Tab goes on to the next field, also out of lists and tables.
          return event.key === 'Tab';
        },
      },
    },
  });

  // The text is the editor's while somebody writes; what comes from elsewhere replaces it.
  const follow = useEffectEvent(() => {
    // One that React has made and thrown away before it was shown.
    if (editor.isDestroyed) return;
    if (value !== told.current) {
      editor.commands.setContent(cleanHtml(value), { emitUpdate: false });
      take(editor);
    } else if (value === given.current.value) take(editor);
  });
  useEffect(() => follow(), [editor, value]);
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);

  return (
    <div className={styles.editor}>
      <span className="pothik-field__label" id={id}>
        {label}
      </span>
      <EditorToolbar editor={editor} onLink={() => setLinking(true)} />
      {isLinking ? <LinkFields editor={editor} onDone={() => setLinking(false)} /> : null}
      <EditorContent editor={editor} />
      {error ? (
        <p className="pothik-field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
