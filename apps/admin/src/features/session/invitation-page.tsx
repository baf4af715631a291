import {
  useInvitationsAcceptMutation,
  useInvitationsReadQuery,
  type Failure,
} from '@pothik/api-client/rtk-query';
import {
  checkNewPassword,
  trimWritten,
  type CallResult,
  type invitationEndpoints,
} from '@pothik/contract';
import { Button, LinkButton, Loading, MessageState, PasswordField, TextField } from '@pothik/ui';
import { useId, useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { failureMessages } from '../../messages/failures.ts';
import { frameMessages } from '../../messages/frame.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { writeSessionMark } from './session-mark.ts';
import styles from './sign-in.module.css';

const { invitation: words, signIn } = frameMessages;

/** The link is of no use: it is incomplete, was used or taken back, or has expired. */
function NotValid() {
  return (
    <main>
      <title>{words.notValid}</title>
      <MessageState title={words.notValid} text={words.notValidText} headingLevel={1}>
        <LinkButton href="/">{words.toSignIn}</LinkButton>
      </MessageState>
    </main>
  );
}

type Invitation = CallResult<(typeof invitationEndpoints)['read']>;

function Accept({ token, invitation }: { token: string; invitation: Invitation }) {
  const [name, setName] = useState(invitation.name);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isTried, setTried] = useState(false);
  const [accept, { isLoading, error }] = useInvitationsAcceptMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const titleId = useId();
  const failure = error as Failure | undefined;
  if (failure?.code === 'gone') return <NotValid />;

  const problem = checkNewPassword(password, confirmation);
  const refusal = isLoading ? undefined : failure?.fields?.password;
  const join = async () => {
    const { data } = await accept({ token, password, name });
    if (!data) return;
    // Whoever was signed in here before is not any more.
    writeSessionMark(data.user._id);
    dispatch(completeSignIn(data.user._id));
    await navigate('/', { replace: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (problem === undefined && trimWritten(name) !== '' && !isLoading) void join();
  };
  const labels = { show: signIn.showPassword, hide: signIn.hidePassword };
  return (
    <main className={styles.page}>
      <title>{words.title}</title>
      <form className={styles.form} aria-labelledby={titleId} noValidate onSubmit={submit}>
        <h1 id={titleId}>{words.title}</h1>
        <p>{words.text(invitation.email, frameMessages.roles[invitation.role])}</p>
        {failure && refusal === undefined && !isLoading ? (
          <p className={styles.failure} role="alert">
            {failure.serverMessage ?? words.failed}
          </p>
        ) : null}
        <TextField
          label={words.name}
          autoComplete="name"
          maxLength={120}
          value={name}
          error={isTried && trimWritten(name) === '' ? words.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <PasswordField
          label={words.password}
          autoComplete="new-password"
          value={password}
          hint={words.passwordHint}
          error={refusal}
          labels={labels}
          onChange={({ target }) => setPassword(target.value)}
        />
        <PasswordField
          label={words.confirmation}
          autoComplete="new-password"
          value={confirmation}
          error={isTried && problem ? failureMessages.rules[problem] : undefined}
          labels={labels}
          onChange={({ target }) => setConfirmation(target.value)}
        />
        <Button type="submit" busy={isLoading}>
          {isLoading ? words.submitting : words.submit}
        </Button>
      </form>
    </main>
  );
}

/** The page behind the link of an invitation to the staff. */
export function InvitationPage() {
  const [address] = useSearchParams();
  const token = address.get('token')?.slice(0, 200) ?? '';
  const { data, error, refetch } = useInvitationsReadQuery({ token }, { skip: token === '' });
  if (data) return <Accept token={token} invitation={data} />;
  const failure = error as Failure | undefined;
  if (token === '' || failure?.code === 'gone') return <NotValid />;
  if (!failure) return <Loading label={frameMessages.loading} />;
  return (
    <main>
      <title>{words.title}</title>
      <MessageState
        title={words.unreadable}
        text={failure.serverMessage ?? words.unreadableText}
        headingLevel={1}
      >
        <Button onClick={() => void refetch()}>{frameMessages.session.tryAgain}</Button>
      </MessageState>
    </main>
  );
}
