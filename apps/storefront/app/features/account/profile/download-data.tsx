import { resolveUrl } from '@pothik/api-client';
import { useUsersExportDataMutation, type Failure } from '@pothik/api-client/rtk-query';
import type { User } from '@pothik/contract';
import { Button, Link, PasswordField, useToast } from '@pothik/ui';
import { useState } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useForm } from '../../../shared/use-form.ts';
import { useAppSelector } from '../../../store/hooks.ts';
import { FormAlert } from '../sign-in/account-form.tsx';
import styles from '../account.module.css';
import { toProblem } from '../form-problem.ts';
import { useRequired } from '../required.ts';

const fields = ['password'] as const;

/** Lets the browser itself receive the file; the page stays where it is. */
function startDownload(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

function Confirm({ onClose }: { onClose: () => void }) {
  const messages = useAccountMessages();
  const { download } = messages;
  const [exportData] = useUsersExportDataMutation();
  const origin = useAppSelector((state) => state.settings.apiOrigin);
  const required = useRequired();
  const toasts = useToast();

  const form = useForm({
    fields,
    check: (values) => required(values, fields),
    async send({ password }) {
      const { data, error } = await exportData({ password });
      if (error) {
        const failure = error as Failure;
        if (failure.code === 'invalid_credentials')
          return { fields: { password: failure.message } };
        const words = { refused: download.failed, unexpected: messages.unexpected };
        return toProblem(failure, words, fields);
      }
      startDownload(resolveUrl(origin, data.address));
      toasts.add(download.done, 'success');
      onClose();
      return undefined;
    },
  });

  return (
    <form className={styles.form} aria-label={download.title} {...form.props}>
      <FormAlert message={form.message} />
      <PasswordField
        name="password"
        label={messages.fields.currentPassword}
        labels={messages.passwordToggle}
        autoComplete="current-password"
        required
        error={form.errors.password}
      />
      <div className={styles.row}>
        <Button type="submit" busy={form.busy}>
          {form.busy ? download.submitting : download.submit}
        </Button>
        <Button emphasis="secondary" onClick={onClose}>
          {download.cancel}
        </Button>
      </div>
    </form>
  );
}

function NoPassword() {
  const { download } = useAccountMessages();
  return (
    <p>
      {download.noPassword} <Link href="/forgot-password">{download.setPassword}</Link>
    </p>
  );
}

/** Hands a person all that is kept of them; staff can't have theirs here. */
export function DownloadData({ user }: { user: User }) {
  const { download } = useAccountMessages();
  const [open, setOpen] = useState(false);
  if (user.role === 'admin') return null;
  const proof =
    user.hasPassword === false ? <NoPassword /> : <Confirm onClose={() => setOpen(false)} />;
  return (
    <section className={styles.card} aria-labelledby="download-data">
      <h2 id="download-data">{download.title}</h2>
      <p className={styles.quiet}>{download.lead}</p>
      {open ? (
        proof
      ) : (
        <div className={styles.row}>
          <Button emphasis="secondary" onClick={() => setOpen(true)}>
            {download.open}
          </Button>
        </div>
      )}
    </section>
  );
}
