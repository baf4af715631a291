import { TextField } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';

/** An e-mail address, typed on a phone as well. */
export function EmailField({
  autoComplete,
  defaultValue,
  error,
  onChange,
}: {
  /** `username` where it says whose account it is, for password managers. */
  autoComplete: 'username' | 'email';
  defaultValue?: string;
  error: string | undefined;
  onChange?: (value: string) => void;
}) {
  const { fields } = useAccountMessages();
  return (
    <TextField
      type="email"
      name="email"
      label={fields.email}
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      inputMode="email"
      autoCapitalize="none"
      required
      error={error}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}
