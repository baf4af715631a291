import type { SubmitEvent } from 'react';
import { useKeptState } from './use-kept-state.ts';

/** What is wrong with a form: with some of its fields, or as a whole. */
export interface FormProblem<Field extends string> {
  fields?: Partial<Record<Field, string>>;
  message?: string;
}

export type FormValues<Field extends string> = Record<Field, string>;

interface FormOptions<Field extends string> {
  /** Unique on a page: what comes of a submission is shown even if the page is mounted again meanwhile. */
  name: string;
  /** In the order of the form. */
  fields: readonly Field[];
  /** What is wrong with each field before anything is sent. */
  check: (values: FormValues<Field>) => Partial<Record<Field, string>>;
  /** Sends it; what went wrong is answered, not thrown. */
  send: (
    values: FormValues<Field>,
    form: HTMLFormElement,
  ) => Promise<FormProblem<Field> | undefined>;
}

const textOf = (form: HTMLFormElement, name: string) => {
  const control = form.elements.namedItem(name);
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isText ? control.value : '';
};

/**
 * A form whose fields keep what was typed, whatever happens. The first field that is wrong takes the
 * focus; pressing twice sends once.
 */
export function useForm<Field extends string>({ name, fields, check, send }: FormOptions<Field>) {
  const [problem, setProblem] = useKeptState<FormProblem<Field>>(`${name}:problem`, {});
  const [busy, setBusy] = useKeptState(`${name}:busy`, false);

  const show = (form: HTMLFormElement, next: FormProblem<Field>) => {
    setProblem(next);
    const first = fields.find((field) => next.fields?.[field]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const entries = fields.map((field) => [field, textOf(form, field)]);
    const values = Object.fromEntries(entries) as FormValues<Field>;
    const wrong = check(values);
    if (fields.some((field) => wrong[field])) {
      show(form, { fields: wrong });
      return;
    }
    setBusy(true);
    setProblem({});
    try {
      const refused = await send(values, form);
      if (refused) show(form, refused);
    } finally {
      setBusy(false);
    }
  };

  const errors: Partial<Record<Field, string>> = problem.fields ?? {};
  return {
    busy,
    errors,
    message: problem.message,
    /** Put onto the `form`. A form that is sent before the page is ready shows nothing in its address. */
    props: {
      method: 'post',
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void handleSubmit(event),
    } as const,
  };
}
