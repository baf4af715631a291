import { checkNewPassword, type RuleKey } from '@pothik/contract';
import { PasswordField } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';

/** The names of the two fields: the password, and the same once more. */
type Names =
  | readonly ['password', 'confirmPassword']
  | readonly ['newPassword', 'confirmNewPassword'];

/** What is wrong with a new password, by the field that has to change (Specification §5). */
export function checkTypedTwice<Name extends string>(
  values: Record<Name, string>,
  [password, confirmation]: readonly [Name, Name],
  rules: Readonly<Record<RuleKey, string>>,
): Partial<Record<Name, string>> {
  const wrong = checkNewPassword(values[password], values[confirmation]);
  if (wrong === undefined) return {};
  const field = wrong === 'passwordsDiffer' ? confirmation : password;
  return { [field]: rules[wrong] } as Partial<Record<Name, string>>;
}

/** A new password, typed twice. */
export function NewPasswordFields({
  names,
  errors,
}: {
  names: Names;
  errors: Partial<Record<string, string>>;
}) {
  const { fields: labels, passwordToggle, register } = useAccountMessages();
  return names.map((name, index) => (
    <PasswordField
      key={name}
      name={name}
      label={labels[name]}
      labels={passwordToggle}
      hint={index === 0 ? register.passwordHint : undefined}
      autoComplete="new-password"
      required
      error={errors[name]}
    />
  ));
}
