import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import {
  get,
  useForm,
  useWatch,
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
} from 'react-hook-form';
import { differing } from './differing.ts';
import { fieldNamed, firstWrong, sentenceOf } from './field-errors.ts';
import { keepDraft, readDraft } from './kept-drafts.ts';

/**
 * A form over a thing that others change as well: notices when it has been changed since somebody
 * began to write. What they have not touched shows the thing as it is now.
 *
 * @param base what stands in the fields before anything is written, as the thing is now.
 * @param version of the thing; rises with every change.
 * @param resolver checks what is written; absent: each field does so itself.
 * @param draft under which name what is written is kept in this tab; absent: it is not.
 */
export function useVersionedForm<Fields extends FieldValues>(
  base: Fields,
  version: number,
  resolver?: Resolver<Fields>,
  draft?: string,
) {
  const form = useForm<Fields>({
    defaultValues: base as DefaultValues<Fields>,
    shouldFocusError: false,
    ...(resolver && { resolver }),
  });
  const { isDirty: isBegun, isReady, defaultValues, errors } = form.formState;
  const [kept] = useState(() => (draft === undefined ? undefined : readDraft(draft)));
  const [isResumed, setResumed] = useState(kept !== undefined);
  const [seen, setSeen] = useState(kept?.seen ?? version);
  // Before it is ready, what was kept is not in it yet.
  if (isReady && !isBegun && seen < version) setSeen(version);

  const follow = useEffectEvent(() => {
    const written = differing(form.getValues(), defaultValues as Fields);
    form.setValues({ ...base, ...written });
    form.resetDefaultValues(base);
  });
  // Another version is what makes another base; the object itself is new with every render.
  useEffect(() => follow(), [version]);

  const resume = useEffectEvent(() => {
    if (!kept) return;
    form.setValues({ ...base, ...kept.written });
    form.resetDefaultValues(base);
  });
  useEffect(() => resume(), []);
  const values = useWatch({ control: form.control, compute: (all: Fields) => all });
  useEffect(() => {
    if (draft === undefined) return;
    const written = differing(values, defaultValues as Fields);
    keepDraft(draft, isBegun ? { seen, written } : undefined);
  });

  // A tab that is closed keeps nothing.
  useEffect(() => {
    if (!isBegun) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isBegun]);

  const errorOf = (name: Path<Fields>) => sentenceOf(get(errors, name));
  return {
    form,
    /** What stands in the fields. */
    values,
    /** What a form does when it is sent: it is checked, and `send` gets what is right. */
    submit: (send: (fields: Fields) => unknown) => (event: SubmitEvent<HTMLFormElement>) =>
      void form.handleSubmit(send, (wrong, sent) => {
        const name = firstWrong(sent?.target, wrong);
        if (name !== undefined) form.setFocus(name as Path<Fields>);
      })(event),
    isBegun,
    /** It was written before this page was opened. */
    isResumed: isBegun && isResumed,
    /** To be sent along: the version that the writing was begun at. */
    seen,
    isOvertaken: isBegun && seen < version,
    errorOf,
    /** What ties a text field, a choice or a box to the form. */
    field: (name: Path<Fields>, options?: RegisterOptions<Fields>) => ({
      ...form.register(name, options),
      error: errorOf(name),
    }),
    /** Says beside the fields what the server found wrong, and goes to the first of them. */
    showErrors: (found: Readonly<Record<string, string>>) => {
      for (const [index, [path, message]] of Object.entries(found).entries()) {
        const name = fieldNamed(form.getValues(), path) as Path<Fields>;
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },
    /** What was sent has become the thing; what was written since then stays. */
    settle: (sent: Fields, settled: number) => {
      form.resetDefaultValues(sent);
      setSeen(settled);
      setResumed(false);
    },
    /** Goes on with it, knowing what has changed. */
    keep: () => setSeen(version),
    drop: () => {
      form.reset(base);
      setResumed(false);
    },
  };
}

export type VersionedForm<Fields extends FieldValues> = ReturnType<typeof useVersionedForm<Fields>>;
