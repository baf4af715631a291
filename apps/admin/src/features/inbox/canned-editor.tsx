import { useCannedRepliesUpdateMutation } from '@pothik/api-client/rtk-query';
import type { CannedReplies, CannedReply } from '@pothik/contract';
import { Button, IconButton, TextArea, TextField } from '@pothik/ui';
import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import styles from './inbox.module.css';

const { canned } = inboxMessages;

interface Line extends CannedReply {
  key: number;
}

/** What is wrong with a line; nothing where it is right. */
function problemOf({ shortcut, text }: Line, lines: readonly Line[]) {
  if (!/^[a-z0-9][a-z0-9-]{0,29}$/.test(shortcut)) return { shortcut: canned.invalidShortcut };
  if (lines.filter((one) => one.shortcut === shortcut).length > 1) {
    return { shortcut: canned.twice };
  }
  return text.trim() === '' ? { text: canned.missingText } : {};
}

const toLines = ({ replies }: CannedReplies): Line[] =>
  replies.map((reply, key) => ({ ...reply, key }));

/** Changes the canned replies of all staff. Who was slower than a colleague is told, and chooses. */
export function CannedEditor({ known, onDone }: { known: CannedReplies; onDone: () => void }) {
  const [lines, setLines] = useState(() => toLines(known));
  // The version that these lines were made after; news of a colleague must not slip under them.
  const [version, setVersion] = useState(known.version);
  const [isChecked, setChecked] = useState(false);
  const [update, { isLoading, error }] = useCannedRepliesUpdateMutation();
  const isConflict = error !== undefined && 'code' in error && error.code === 'conflict';

  const change = (key: number, fields: Partial<CannedReply>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...fields } : line)));

  const save = async (after: number) => {
    setChecked(true);
    if (lines.some((line) => Object.keys(problemOf(line, lines)).length > 0)) return;
    const replies = lines.map(({ shortcut, text }) => ({ shortcut, text: text.trim() }));
    setVersion(after);
    const answer = await update({ version: after, replies });
    if ('data' in answer) onDone();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(version);
  };

  return (
    <form className={styles.canned} onSubmit={submit} noValidate>
      {lines.map((line) => {
        const problem: { shortcut?: string; text?: string } = isChecked
          ? problemOf(line, lines)
          : {};
        return (
          <div key={line.key} className={styles.cannedLine}>
            <TextField
              label={canned.shortcut}
              hint={canned.shortcutHint}
              error={problem.shortcut}
              value={line.shortcut}
              maxLength={30}
              onChange={(event) => change(line.key, { shortcut: event.target.value })}
            />
            <TextArea
              label={canned.text}
              error={problem.text}
              value={line.text}
              maxLength={4_000}
              onChange={(event) => change(line.key, { text: event.target.value })}
            />
            <IconButton
              label={canned.remove(line.shortcut)}
              icon={<Trash2 size={20} strokeWidth={1.75} aria-hidden />}
              onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
            />
          </div>
        );
      })}
      <Button
        emphasis="secondary"
        onClick={() => {
          const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
          setLines([...lines, { key, shortcut: '', text: '' }]);
        }}
      >
        {canned.add}
      </Button>
      {error ? (
        <p role="alert" className={styles.offline}>
          {isConflict ? canned.conflict : canned.saveFailed}
        </p>
      ) : null}
      <div className={styles.actions}>
        {isConflict && known.version !== version ? (
          <>
            <Button
              emphasis="secondary"
              onClick={() => {
                setLines(toLines(known));
                setVersion(known.version);
              }}
            >
              {canned.takeTheirs}
            </Button>
            <Button onClick={() => void save(known.version)}>{canned.keepMine}</Button>
          </>
        ) : (
          <>
            <Button type="submit" busy={isLoading}>
              {canned.save}
            </Button>
            <Button emphasis="secondary" onClick={onDone}>
              {canned.cancel}
            </Button>
          </>
        )}
      </div>
    </form>
  );
}
