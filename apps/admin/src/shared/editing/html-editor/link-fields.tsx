import { Button, TextField } from '@pothik/ui';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { catalogueMessages } from '../../../messages/catalogue.ts';
import styles from './html-editor.module.css';
import { toLinkAddress } from './link-address.ts';

const { editor: words } = catalogueMessages;

/** Asks for the address of a link around what is selected, or of the link that one stands in. */
export function LinkFields({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const address = typed === before && before !== '' ? before : toLinkAddress(typed);
  const leave = () => {
    editor.commands.focus();
    onDone();
  };
  const set = () => {
    setTried(true);
    if (address === undefined) {
      input.current?.focus();
      return;
    }
    const { empty } = editor.state.selection;
    const chain = editor.chain().focus().extendMarkRange('link');
    // Nothing is selected and no link is there: the address itself is what one reads.
    if (empty && before === '') {
      chain
        .insertContent({
          type: 'text',
          text: typed.trim(),
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .unsetMark('link')
        .run();
    } else chain.setLink({ href: address }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') leave();
    // The form around it is not what is sent.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <div className={styles.link} role="group" aria-label={words.link}>
      <TextField
        ref={input}
        label={words.address}
        hint={words.addressHint}
        error={isTried && address === undefined ? words.notAnAddress : undefined}
        inputMode="url"
        autoComplete="off"
        maxLength={2_000}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <div className={styles.buttons}>
        <Button emphasis="secondary" onClick={set}>
          {words.setLink}
        </Button>
        {before === '' ? null : (
          <Button emphasis="quiet" onClick={remove}>
            {words.removeLink}
          </Button>
        )}
        <Button emphasis="quiet" onClick={leave}>
          {words.leaveLink}
        </Button>
      </div>
    </div>
  );
}
