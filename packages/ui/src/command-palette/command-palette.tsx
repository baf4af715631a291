'use client';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../button/button.tsx';
import { isComposing } from '../internal/is-composing.ts';
import { iconStyle } from '../internal/icon-style.ts';
import { inElement } from '../internal/in-element.tsx';
import { useModalDialog } from '../internal/use-modal-dialog.ts';
import { useLabels } from '../labels/use-labels.ts';
import { nextItem } from '../menu/next-item.ts';
import { groupCommands } from './command-groups.ts';
import '../visually-hidden/visually-hidden.css';
import './command-palette.css';

/** One thing to do from a {@link CommandPalette}. */
export interface Command {
  id: string;
  label: string;
  /** What tells it from others of that label, in a smaller line below; it is found by it too. */
  detail?: string;
  /** Other words by which it is found; they are not shown. */
  keywords?: readonly string[];
  /** The heading under which it stands. */
  group?: string;
  icon?: ReactNode;
  /** Keys that do the same elsewhere, such as `['Ctrl', 'B']`; they are shown and heard alone. */
  shortcut?: readonly string[];
  onRun: () => void;
}

/** The words of {@link CommandPalette}, for another language than English. */
export interface CommandPaletteLabels {
  /** Names the dialog and its field. */
  title: string;
  /** In the empty field. */
  placeholder: string;
  close: string;
  empty: string;
  /** Heard when what is found changes. */
  found: (count: number) => string;
  /** While `busy`, where nothing is found yet. */
  searching: string;
}

/** What {@link CommandPalette} is given. */
export interface CommandPaletteProps {
  open: boolean;
  /** It was asked to close, or a command is about to run. */
  onClose: () => void;
  commands: readonly Command[];
  /** Called with what is typed, whenever that changes; with nothing when the palette opens. */
  onType?: (typed: string) => void;
  /**
   * What its owner has found for what is typed, behind the commands that fit. While `busy` they are of an
   * earlier text, and only those that fit are shown.
   */
  found?: readonly Command[];
  /** More is being looked for. */
  busy?: boolean;
  /** Told below what was found, such as that not everything could be looked through. */
  note?: string | undefined;
  labels?: Partial<CommandPaletteLabels>;
}

const commandPaletteLabels: CommandPaletteLabels = {
  title: 'Commands',
  placeholder: 'What do you want to do?',
  close: 'Close',
  empty: 'No command found',
  found: (count) => (count === 1 ? '1 command' : `${String(count)} commands`),
  searching: 'Searching…',
};

interface FoundCommandsProps extends Pick<
  CommandPaletteProps,
  'commands' | 'found' | 'busy' | 'note' | 'onClose' | 'onType'
> {
  words: CommandPaletteLabels;
}

/** The field and what is found, as new each time the palette is opened. */
function FoundCommands({
  words,
  commands,
  found: foundElsewhere = [],
  busy = false,
  note,
  onClose,
  onType,
}: FoundCommandsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const groups = [
    ...groupCommands(commands, typed),
    ...groupCommands(foundElsewhere, busy ? typed : ''),
  ];
  const found = groups.flatMap((group) => group.commands);
  const current = found[at];
  const optionId = (command: Command) => `${id}-${command.id}`;
  const nothing = busy ? words.searching : words.empty;
  const count = found.length === 0 || busy ? nothing : words.found(found.length);

  const latest = useRef(onType);
  useEffect(() => {
    latest.current = onType;
  }, [onType]);
  useEffect(() => latest.current?.(typed), [typed]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at, typed]);

  const run = (command: Command) => {
    // The focus is back where it was before the command moves it.
    flushSync(onClose);
    command.onRun();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current) run(current);
      return;
    }
    // Letters are typed.
    if (event.key.length === 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextItem(
      event.key,
      found.map(({ label }) => label),
      at,
    );
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
  };

  return (
    <>
      <div className="pothik-palette__head">
        <Search {...iconStyle} />
        <input
          className="pothik-palette__input"
          type="text"
          role="combobox"
          aria-label={words.title}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={current ? optionId(current) : undefined}
          autoComplete="off"
          // The dialog is opened for it, and gives the focus back when it closes.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          enterKeyHint="go"
          placeholder={words.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <IconButton label={words.close} icon={<X {...iconStyle} />} onClick={onClose} />
      </div>
      <div
        ref={list}
        className="pothik-palette__list"
        role="listbox"
        id={`${id}-list`}
        aria-label={words.title}
        aria-busy={busy || undefined}
      >
        {groups.map(({ name, commands: some }, index) => (
          <div
            key={`${name ?? ''} ${some[0]?.id ?? ''}`}
            role="group"
            aria-labelledby={name ? `${id}-group-${String(index)}` : undefined}
          >
            {name ? (
              <div
                className="pothik-palette__group"
                id={`${id}-group-${String(index)}`}
                role="presentation"
              >
                {name}
              </div>
            ) : null}
            {some.map((command) => (
              // Keys are pressed in the field.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={command.id}
                id={optionId(command)}
                className="pothik-palette__option"
                role="option"
                aria-selected={command === current}
                tabIndex={-1}
                onMouseMove={() => setAt(found.indexOf(command))}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(command)}
              >
                {inElement(command.icon)}
                <span className="pothik-palette__label">
                  <span>{command.label}</span>
                  {command.detail ? (
                    <>
                      {' '}
                      <span className="pothik-palette__detail">{command.detail}</span>
                    </>
                  ) : null}
                </span>
                {command.shortcut ? (
                  <span className="pothik-palette__keys" dir="ltr">
                    {command.shortcut.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </span>
                ) : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        // The status beside it is what is heard.
        <p className="pothik-palette__empty" aria-hidden="true">
          {nothing}
        </p>
      ) : null}
      {note === undefined ? null : (
        <p className="pothik-palette__note" aria-hidden="true">
          {note}
        </p>
      )}
      <span className="pothik-visually-hidden" role="status">
        {typed ? [count, note].join(' ').trim() : ''}
      </span>
    </>
  );
}

/**
 * Everything that can be done here, found by typing. Its owner opens it, by `useCommandKey` and by a
 * button that is seen. Renders a modal `dialog` with a `combobox` and a `listbox`.
 */
export function CommandPalette({ open, onClose, labels, ...contents }: CommandPaletteProps) {
  const words = useLabels('CommandPalette', commandPaletteLabels, labels);
  const dialog = useModalDialog({ open, onClose });
  return (
    <dialog className="pothik-palette" aria-label={words.title} {...dialog}>
      {open ? (
        <div className="pothik-palette__sheet">
          <FoundCommands words={words} onClose={onClose} {...contents} />
        </div>
      ) : null}
    </dialog>
  );
}
