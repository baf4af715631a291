import { useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { editingMessages } from '../../messages/editing.ts';
import type { EditingBarProps } from './editing-bar.tsx';
import { useDraft } from './use-draft.ts';
import { useOutcome } from './use-outcome.ts';

export interface SavingOptions<Thing extends { version: number }, Fields extends object, Payload> {
  /** As it is now; absent: it is a new one. */
  thing: Thing | undefined;
  /** What stands in the fields before anything is written. */
  base: Fields;
  toPayload: (fields: Fields) => Payload;
  /** Of a payload, what another has not; absent: all of it is sent. */
  differing?: (payload: Payload, other: Payload) => Payload;
  /** Whether the fields may be sent; absent: the server says. */
  isRight?: (fields: Fields) => boolean;
  /** Sends a change, with the version that it was begun at. */
  update: (thing: Thing, change: Payload & { version: number }) => Promise<{ error?: unknown }>;
  creation?: {
    create: (payload: Payload) => Promise<{ data?: { _id: string } | undefined; error?: unknown }>;
    /** Where the new one is edited. */
    addressOf: (id: string) => string;
  };
  isBusy: boolean;
}

/** A form that saves, undoes what it saved last, and saves nothing over what others have changed. */
export function useSaving<Thing extends { version: number }, Fields extends object, Payload>({
  thing,
  base,
  toPayload,
  differing = (payload) => payload,
  isRight = () => true,
  update,
  creation,
  isBusy,
}: SavingOptions<Thing, Fields, Payload>) {
  const draft = useDraft(base, thing?.version ?? 0);
  const [before, setBefore] = useState<{ payload: Payload }>();
  const [isTried, setTried] = useState(false);
  const { failure, isDone } = useOutcome();
  const navigate = useNavigate();

  async function change(known: Thing) {
    const [now, then] = [toPayload(draft.fields), toPayload(base)];
    const { error } = await update(known, { ...differing(now, then), version: draft.seen });
    if (!isDone(error, editingMessages.saved)) return;
    setBefore({ payload: differing(then, now) });
    setTried(false);
    draft.drop();
  }
  async function add() {
    if (!creation) return;
    const { data, error } = await creation.create(toPayload(draft.fields));
    if (!isDone(error, editingMessages.saved) || !data) return;
    await navigate(creation.addressOf(data._id), { replace: true });
  }
  async function undo(known: Thing, payload: Payload) {
    const { error } = await update(known, { ...payload, version: known.version });
    if (isDone(error, editingMessages.undone)) setBefore(undefined);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || draft.isOvertaken || !isRight(draft.fields)) return;
    void (thing ? change(thing) : add());
  };
  const canUndo = thing && before && !draft.isBegun;
  const bar: EditingBarProps = {
    busy: isBusy,
    disabled: draft.isOvertaken || !draft.isBegun,
    failure: failure && (failure.serverMessage ?? editingMessages.failed),
    onUndo: canUndo ? () => void undo(thing, before.payload) : undefined,
  };
  return {
    draft,
    /** What the server found wrong, by the names of its fields. */
    errors: failure?.fields ?? {},
    /** Whether it was tried to save what is written. */
    isTried,
    isDone,
    submit,
    bar,
  };
}

export type Saving = Pick<ReturnType<typeof useSaving>, 'submit' | 'bar'> & {
  draft: Pick<ReturnType<typeof useDraft>, 'isOvertaken' | 'keep' | 'drop'>;
};
