import { toFailure } from '@pothik/api-client/rtk-query';
import type { ChatController, GivenProof } from '@pothik/chat';
import { toAsciiDigits, toInternationalPhone, trimWritten } from '@pothik/contract';
import { Button, LinkButton, PhoneField, TextField } from '@pothik/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useChatMessages } from '../../messages/chat.ts';
import { readKeptLinks } from '../../shared/kept-links.ts';
import { useForm, type FormValues } from '../../shared/use-form.ts';
import { useAppSelector } from '../../store/hooks.ts';

const fields = ['reference', 'bookingPhone'] as const;
type Field = (typeof fields)[number];

/** The ways to prove who one is: the account, a booking that this device remembers, or its reference and phone. */
export function WaysToProve({ controller }: { controller: ChatController }) {
  const { notices, identity: words } = useChatMessages();
  const account = useAppSelector(({ auth }) => auth.user);
  const { pathname, search } = useLocation();
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  const prove = async (proof: GivenProof) => {
    try {
      await controller.prove(proof);
      return undefined;
    } catch (error) {
      const { status, serverMessage } = toFailure(error);
      return status === 404 ? words.missing : (serverMessage ?? words.failed);
    }
  };
  const proveBy = async (name: string, proof: GivenProof) => {
    setProblem(undefined);
    setSending(name);
    setProblem(await prove(proof));
    setSending(undefined);
  };
  const form = useForm({
    name: 'chat:identity',
    fields,
    check: ({ reference, bookingPhone }: FormValues<Field>) => ({
      ...(trimWritten(reference) === '' ? { reference: words.fillIn } : {}),
      ...(toInternationalPhone(bookingPhone) ? {} : { bookingPhone: notices.invalidPhone }),
    }),
    async send({ reference, bookingPhone }) {
      const message = await prove({
        reference: toAsciiDigits(reference.trim()).toUpperCase(),
        phone: toInternationalPhone(bookingPhone) ?? bookingPhone,
      });
      return message === undefined ? undefined : { message };
    },
  });

  return (
    <>
      {account ? (
        <Button
          emphasis="secondary"
          busy={sending === 'account'}
          onClick={() => void proveBy('account', {})}
        >
          {words.account(account.name)}
        </Button>
      ) : (
        <LinkButton
          emphasis="secondary"
          href={`/login?redirect=${encodeURIComponent(pathname + search)}`}
        >
          {words.signIn}
        </LinkButton>
      )}
      {readKeptLinks().map(({ reference, link }) => (
        <Button
          key={reference}
          emphasis="secondary"
          busy={sending === reference}
          onClick={() => void proveBy(reference, { link })}
        >
          {words.booking(reference)}
        </Button>
      ))}
      <p role="alert">{problem}</p>
      <form aria-label={words.form} {...form.props}>
        <TextField
          name="reference"
          label={words.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          required
          error={form.errors.reference}
        />
        <PhoneField
          name="bookingPhone"
          label={words.phone}
          required
          error={form.errors.bookingPhone}
        />
        <p role="alert">{form.message}</p>
        <Button type="submit" busy={form.busy}>
          {words.submit}
        </Button>
      </form>
    </>
  );
}
