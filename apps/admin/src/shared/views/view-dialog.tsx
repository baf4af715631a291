import {
  useStaffViewsCreateMutation,
  useStaffViewsDeleteMutation,
  useStaffViewsSetDefaultMutation,
  useStaffViewsUpdateMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { ListWithViews, SavedView } from '@pothik/contract';
import { Alert, Button, Checkbox, Modal, TextField, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { viewMessages as words } from '../../messages/views.ts';
import { useSession } from '../session-context.ts';
import styles from './views.module.css';

interface ViewFormProps {
  list: ListWithViews;
  /** Of the list that is open. */
  query: string;
  /** The one that is open; absent: a new one is saved. */
  view: SavedView | undefined;
  views: readonly SavedView[];
  onClose: () => void;
}

interface Answer {
  error?: unknown;
}

function ViewForm({ list, query, view, views, onClose }: ViewFormProps) {
  const { user } = useSession();
  const toasts = useToast();
  const [create, creation] = useStaffViewsCreateMutation();
  const [update, updating] = useStaffViewsUpdateMutation();
  const [setDefault, choosing] = useStaffViewsSetDefaultMutation();
  const [remove, removal] = useStaffViewsDeleteMutation();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [isDefault, setIsDefault] = useState(view?.isDefault ?? false);
  const [isTried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isOwn = (one: SavedView) => one.by._id === user._id;
  const mayChange = !view || isOwn(view) || (view.isShared && user.staffRole === 'owner');
  const trimmed = name.trim();
  const replaced = view ? undefined : views.find((one) => isOwn(one) && one.name === trimmed);
  const isBusy = [creation, updating, choosing, removal].some(({ isLoading }) => isLoading);

  /** Tells what went wrong, or that it is done. */
  const end = ({ error }: Answer, done: string) => {
    if (error) {
      setFailure((error as Failure).serverMessage ?? words.failed);
      return;
    }
    toasts.add(done, 'success');
    onClose();
  };
  const write = async () => {
    const fields = { name: trimmed, query, isShared };
    const target = view ?? replaced;
    if (!mayChange) return { data: view };
    return target ? update({ id: target._id, ...fields }) : create({ list, ...fields });
  };
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (trimmed === '' || isBusy) return;
    const written = await write();
    const stored = 'data' in written ? written.data : undefined;
    if (!stored || stored.isDefault === isDefault) {
      end(written, words.saved);
      return;
    }
    end(await setDefault({ list, viewId: isDefault ? stored._id : null }), words.saved);
  };
  const removeView = async ({ _id: id }: SavedView) => end(await remove({ id }), words.removed);

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {mayChange ? (
        <>
          <TextField
            label={words.name}
            maxLength={60}
            value={name}
            hint={replaced ? words.replaces : undefined}
            error={isTried && trimmed === '' ? words.nameMissing : undefined}
            onChange={({ target }) => setName(target.value)}
          />
          <Checkbox
            label={words.share}
            hint={query.includes('search=') ? words.shareHint : undefined}
            checked={isShared}
            onChange={({ target }) => setShared(target.checked)}
          />
        </>
      ) : (
        <p>{words.sharedBy(view.by.name)}</p>
      )}
      <Checkbox
        label={words.opens}
        checked={isDefault}
        onChange={({ target }) => setIsDefault(target.checked)}
      />
      {failure === undefined ? null : <Alert tone="danger" title={failure} />}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
        {view && mayChange ? (
          <Button emphasis="secondary" onClick={() => void removeView(view)}>
            {words.remove}
          </Button>
        ) : null}
        <Button emphasis="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Saves the list that is open under a name, or changes the view that is open. */
export function ViewDialog({ open, ...form }: ViewFormProps & { open: boolean }) {
  return (
    <Modal
      title={form.view ? words.editTitle(form.view.name) : words.saveTitle}
      open={open}
      onClose={form.onClose}
    >
      <ViewForm {...form} />
    </Modal>
  );
}
