import { IconButton } from '@pothik/ui';
import { useEditorState, type Editor } from '@tiptap/react';
import {
  Bold,
  Heading3,
  Heading4,
  Italic,
  Link2,
  List,
  ListOrdered,
  Quote,
  Redo2,
  Underline,
  Undo2,
  type LucideIcon,
} from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import styles from './html-editor.module.css';

const { editor: words } = catalogueMessages;
type Chain = ReturnType<Editor['chain']>;

interface Tool {
  label: string;
  Icon: LucideIcon;
  keys: string;
  /** Absent: it does something once, and nothing is in its state. */
  isOn?: (editor: Editor) => boolean;
  run: (chain: Chain) => Chain;
  canRun?: (editor: Editor) => boolean;
}

const tools: Tool[] = [
  {
    label: words.bold,
    Icon: Bold,
    keys: 'Control+B',
    isOn: (editor) => editor.isActive('bold'),
    run: (chain) => chain.toggleBold(),
  },
  {
    label: words.italic,
    Icon: Italic,
    keys: 'Control+I',
    isOn: (editor) => editor.isActive('italic'),
    run: (chain) => chain.toggleItalic(),
  },
  {
    label: words.underline,
    Icon: Underline,
    keys: 'Control+U',
    isOn: (editor) => editor.isActive('underline'),
    run: (chain) => chain.toggleUnderline(),
  },
  {
    label: words.heading,
    Icon: Heading3,
    keys: 'Control+Alt+3',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (chain) => chain.toggleHeading({ level: 3 }),
  },
  {
    label: words.subheading,
    Icon: Heading4,
    keys: 'Control+Alt+4',
    isOn: (editor) => editor.isActive('heading', { level: 4 }),
    run: (chain) => chain.toggleHeading({ level: 4 }),
  },
  {
    label: words.list,
    Icon: List,
    keys: 'Control+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (chain) => chain.toggleBulletList(),
  },
  {
    label: words.numbers,
    Icon: ListOrdered,
    keys: 'Control+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    label: words.quote,
    Icon: Quote,
    keys: 'Control+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (chain) => chain.toggleBlockquote(),
  },
  {
    label: words.undo,
    Icon: Undo2,
    keys: 'Control+Z',
    run: (chain) => chain.undo(),
    canRun: (editor) => editor.can().undo(),
  },
  {
    label: words.redo,
    Icon: Redo2,
    keys: 'Control+Shift+Z',
    run: (chain) => chain.redo(),
    canRun: (editor) => editor.can().redo(),
  },
];

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The tools of an editor: one stop of the Tab key, arrows go from one to the next. */
export function EditorToolbar({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const [current, setCurrent] = useState(0);
  const states = useEditorState({
    editor,
    selector: () => ({
      on: tools.map(({ isOn }) => isOn?.(editor)),
      can: tools.map(({ canRun }) => canRun?.(editor) ?? true),
      isLink: editor.isActive('link'),
    }),
  });
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(current, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    const button = event.currentTarget.children.item(next);
    if (button instanceof HTMLElement) button.focus();
  };
  const place = (at: number) => ({
    className: styles.tool,
    tabIndex: at === current ? 0 : -1,
    onFocus: () => setCurrent(at),
  });
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={words.tools}
      tabIndex={-1}
      onKeyDown={move}
    >
      {tools.map(({ label, Icon, keys, run }, at) => (
        <IconButton
          key={label}
          {...place(at)}
          label={label}
          icon={<Icon size={18} strokeWidth={1.75} aria-hidden />}
          aria-keyshortcuts={keys}
          aria-pressed={states.on[at]}
          aria-disabled={states.can[at] ? undefined : true}
          onClick={() => run(editor.chain().focus()).run()}
        />
      ))}
      <IconButton
        {...place(tools.length)}
        label={words.link}
        icon={<Link2 size={18} strokeWidth={1.75} aria-hidden />}
        aria-keyshortcuts="Control+K"
        aria-pressed={states.isLink}
        onClick={onLink}
      />
    </div>
  );
}
