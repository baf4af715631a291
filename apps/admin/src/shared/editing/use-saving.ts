import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { editingMessages } from '../../messages/editing.ts';
import { useSession } from '../session-context.ts';
import { checkedBy } from './call-schemas.ts';
import type { EditingBarProps } from './editing-bar.tsx';
import { useOutcome } from './use-outcome.ts';
import { useVersionedForm } from './use-versioned-form.ts';

export interface SavingOptions<
  Thing extends { version: number },
  Fields extends FieldValues,
  Payload,
  Change,
> {
  /** As it is now; absent: it is a new one. */
  thing: Thing | undefined;
  /** Under which what is written is kept: of what kind the thing is, and which one. */
  name: string;
  /** What stands in the fields before anything is written. */
  base: Fields;
  toPayload: (fields: Fields) => Payload;
  /** Of a payload, what is sent where another was there before. */
  toChange: (payload: Payload, other: Payload) => Change;
  /** Checks what would be sent. */
  schema: z.ZodType;
  /** Sends a change, with the version that it was begun at. */
  update: (
    thing: Thing,
    change: Change & { version: number },
  ) => Promise<{ data?: { version: number } | undefined; error?: unknown }>;
  creation?: {
    create: (payload: Payload) => Promise<{ data?: { _id: string } | undefined; error?: unknown }>;
    /** Where the new one is edited. */
    addressOf: (id: string) => string;
  };
  /** The words after saving; default: that visitors see it. */
  saved?: (fields: Fields) => string;
  isBusy: boolean;
}

/** A form that saves, undoes what it saved last, and saves nothing over what others have changed. */
export function useSaving<
  Thing extends { version: number },
  Fields extends FieldValues,
  Payload,
  Change,
>({
  thing,
  name,
  base,
  toPayload,
  toChange,
  schema,
  update,
  creation,
  saved = () => editingMessages.saved,
  isBusy,
}: SavingOptions<Thing, Fields, Payload, Change>) {
  const changeTo = (fields: Fields) => toChange(toPayload(fields), toPayload(base));
  const toSent = (fields: Fields): unknown => (thing ? changeTo(fields) : toPayload(fields));
  const writing = useVersionedForm(
    base,
    thing?.version ?? 0,
    checkedBy(z.transform(toSent).pipe(schema)),
    `${useSession().user._id} ${name}`,
  );
  const [before, setBefore] = useState<{ change: Change }>();
  const { failure, isDone } = useOutcome();
  const navigate = useNavigate();

  function isSaved(error: unknown, fields: Fields) {
    const { fields: wrong } = (error ?? {}) as { fields?: Record<string, string> };
    if (wrong) writing.showErrors(wrong);
    return isDone(error, saved(fields));
  }
  async function change(known: Thing, fields: Fields) {
    const undoing = toChange(toPayload(base), toPayload(fields));
    const { data, error } = await update(known, { ...changeTo(fields), version: writing.seen });
    if (!isSaved(error, fields) || !data) return;
    setBefore({ change: undoing });
    writing.settle(fields, data.version);
  }
  async function add(fields: Fields) {
    if (!creation) return;
    const { data, error } = await creation.create(toPayload(fields));
    if (!isSaved(error, fields) || !data) return;
    writing.settle(fields, 0);
    await navigate(creation.addressOf(data._id), { replace: true });
  }
  async function undo(known: Thing, change: Change) {
    const { error } = await update(known, { ...change, version: known.version });
    if (isDone(error, editingMessages.undone)) setBefore(undefined);
  }
  const submit = writing.submit((fields) => {
    if (isBusy || writing.isOvertaken) return undefined;
    return thing ? change(thing, fields) : add(fields);
  });
  const canUndo = thing && before && !writing.isBegun;
  const bar: EditingBarProps = {
    busy: isBusy,
    disabled: writing.isOvertaken || !writing.isBegun,
    failure: failure && (failure.serverMessage ?? editingMessages.failed),
    onDrop: writing.isResumed ? writing.drop : undefined,
    onUndo: canUndo ? () => void undo(thing, before.change) : undefined,
  };
  return { ...writing, isDone, submit, bar };
}

export type Saving = Pick<
  ReturnType<typeof useSaving>,
  'submit' | 'bar' | 'isOvertaken' | 'keep' | 'drop'
>;
