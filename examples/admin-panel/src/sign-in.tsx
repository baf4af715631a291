import { Alert, Button, Page, PasswordField, Stack, TextField } from '@pothik/ui';
import { useActionState } from 'react';
import { client, readTexts, sayWhy, token } from './client';

interface Attempt {
  email: string;
  problem?: string;
}

export function SignIn({ onDone }: { onDone: () => void }) {
  const [{ email, problem }, signIn, busy] = useActionState(
    async (_last: Attempt, form: FormData): Promise<Attempt> => {
      // React empties a form after its action: what was typed goes back into it as its default.
      const { email = '', password = '' } = readTexts(form);
      const typed = { email };
      try {
        const { user } = await client.auth.login({ email, password });
        if (user.role !== 'admin') {
          token.remove();
          return { ...typed, problem: 'This account is not one of staff.' };
        }
        onDone();
        return typed;
      } catch (error) {
        return { ...typed, problem: sayWhy(error) };
      }
    },
    { email: '' },
  );

  return (
    <Page title="Sign in" description="For staff." width="text">
      <form action={signIn}>
        <Stack>
          {problem ? <Alert tone="danger" title={problem} /> : null}
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" busy={busy}>
            Sign In
          </Button>
        </Stack>
      </form>
    </Page>
  );
}
