import { useCannedRepliesGetQuery } from '@pothik/api-client/rtk-query';
import type { CannedReplies, CannedReply, ContentLanguage, ReplyActions } from '@pothik/contract';
import { Button, ListBox, Loading, Modal, SearchField } from '@pothik/ui';
import { useState } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { neededPart } from '../needed-part.tsx';
import { cannedTextIn, findCanned } from './canned-text.ts';
import styles from './replying.module.css';
import { thenOf } from './reply-actions.ts';

const { canned } = inboxMessages;

const CannedEditor = neededPart(async () => (await import('./canned-editor.tsx')).CannedEditor);

/** The canned replies, of which one is chosen by a press or by Enter. */
function CannedChoice({
  known,
  language,
  onChoose,
  onEdit,
}: {
  known: CannedReplies;
  language: ContentLanguage;
  onChoose: CannedDialogProps['onChoose'];
  onEdit: () => void;
}) {
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(language);
  const other = shown === 'bn' ? 'en' : 'bn';
  const found = findCanned(known.replies, search);
  const empty = known.replies.length === 0 ? canned.none : canned.empty;
  const choose = (reply: CannedReply | undefined) => {
    if (reply) onChoose(cannedTextIn(shown, reply).text, reply.actions);
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          choose(found[0]);
        }}
      >
        <SearchField
          label={canned.search}
          hint={canned.hint}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </form>
      {found.length === 0 ? (
        <p role="status">{empty}</p>
      ) : (
        <ListBox
          label={canned.label}
          items={found.map((reply) => {
            const { lang, text } = cannedTextIn(shown, reply);
            const { shortcut, actions } = reply;
            const then = thenOf(actions);
            return {
              value: shortcut,
              name: `/${shortcut}`,
              details: (
                <>
                  <span lang={lang}>{text}</span>
                  {then === undefined ? null : <span className={styles.thenInWords}>{then}</span>}
                </>
              ),
            };
          })}
          onValueChange={(chosen) => choose(found.find(({ shortcut }) => shortcut === chosen))}
        />
      )}
      <div className={styles.actions}>
        <Button emphasis="secondary" onClick={onEdit}>
          {canned.edit}
        </Button>
        {known.replies.some(({ textBn = '' }) => textBn !== '') ? (
          <Button emphasis="quiet" onClick={() => setShown(other)}>
            {canned.showIn[other]}
          </Button>
        ) : null}
      </div>
    </>
  );
}

export interface CannedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of the visitor: theirs is what is offered first. */
  language: ContentLanguage;
  /** Takes the text of the chosen one, and what sending it does as well. */
  onChoose: (text: string, actions: ReplyActions | undefined) => void;
}

/** Canned replies: one is chosen, or they are changed for all staff. */
export function CannedDialog({ open, onClose, language, onChoose }: CannedDialogProps) {
  const { currentData, isError } = useCannedRepliesGetQuery(undefined, { skip: !open });
  const [isEditing, setEditing] = useState(false);
  const content = () => {
    if (!currentData) {
      return isError ? <p role="alert">{canned.failed}</p> : <Loading label={canned.loading} />;
    }
    return isEditing ? (
      <CannedEditor known={currentData} onDone={() => setEditing(false)} />
    ) : (
      <CannedChoice
        known={currentData}
        language={language}
        onChoose={onChoose}
        onEdit={() => setEditing(true)}
      />
    );
  };
  return (
    <Modal
      title={canned.title}
      open={open}
      closeLabel={canned.close}
      onClose={() => {
        setEditing(false);
        onClose();
      }}
    >
      {content()}
    </Modal>
  );
}
