import { trimWritten } from '@pothik/contract';
import { useAccountMessages, type AccountMessages } from '../../messages/account.ts';
import type { FormValues } from '../../shared/use-form.ts';

type FieldName = keyof AccountMessages['fields'];

/** Browsers' own rule of what an e-mail address looks like, so that both say the same. */
const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Checks that every one of these fields is filled in, and that an address looks like one. */
export function useRequired(): <Field extends FieldName>(
  values: FormValues<Field>,
  fields: readonly Field[],
) => Partial<Record<Field, string>> {
  const { fields: labels, required, invalidEmail } = useAccountMessages();
  return (values, fields) => {
    const wrong: Partial<Record<(typeof fields)[number], string>> = {};
    for (const field of fields) {
      if (trimWritten(values[field]) === '') wrong[field] = required(labels[field]);
      else if (field === 'email' && !emailForm.test(values[field].trim())) {
        wrong[field] = invalidEmail;
      }
    }
    return wrong;
  };
}
