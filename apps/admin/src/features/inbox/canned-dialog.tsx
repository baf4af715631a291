import { useCannedRepliesGetQuery } from '@pothik/api-client/rtk-query';
import type { CannedReplies } from '@pothik/contract';
import { Button, ListBox, Loading, Modal, SearchField } from '@pothik/ui';
import { lazy, Suspense, useState } from 'react';
import { inboxMessages } from '../../messages/inbox.ts';
import { findCanned } from './canned-text.ts';

const { canned } = inboxMessages;

const CannedEditor = lazy(async () => ({
  default: (await import('./canned-editor.tsx')).CannedEditor,
}));

/** The canned replies, of which one is chosen by a press or by Enter. */
function CannedChoice({
  known,
  onChoose,
  onEdit,
}: {
  known: CannedReplies;
  onChoose: (text: string) => void;
  onEdit: () => void;
}) {
  const [search, setSearch] = useState('');
  const found = findCanned(known.replies, search);
  const empty = known.replies.length === 0 ? canned.none : canned.empty;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) onChoose(first.text);
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
          items={found.map(({ shortcut, text }) => ({
            value: shortcut,
            name: `/${shortcut}`,
            details: text,
          }))}
          onValueChange={(chosen) => {
            const reply = found.find(({ shortcut }) => shortcut === chosen);
            if (reply) onChoose(reply.text);
          }}
        />
      )}
      <Button emphasis="secondary" onClick={onEdit}>
        {canned.edit}
      </Button>
    </>
  );
}

export interface CannedDialogProps {
  open: boolean;
  onClose: () => void;
  /** Takes the text of the chosen one. */
  onChoose: (text: string) => void;
}

/** Canned replies: one is chosen, or they are changed for all staff. */
export function CannedDialog({ open, onClose, onChoose }: CannedDialogProps) {
  const { currentData, isError } = useCannedRepliesGetQuery(undefined, { skip: !open });
  const [isEditing, setEditing] = useState(false);
  const content = () => {
    if (!currentData) {
      return isError ? <p role="alert">{canned.failed}</p> : <Loading label={canned.loading} />;
    }
    return isEditing ? (
      <Suspense fallback={<Loading label={canned.loading} />}>
        <CannedEditor known={currentData} onDone={() => setEditing(false)} />
      </Suspense>
    ) : (
      <CannedChoice known={currentData} onChoose={onChoose} onEdit={() => setEditing(true)} />
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
