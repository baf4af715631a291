import { useAuthMeQuery } from '@pothik/api-client/rtk-query';
import { Button, Loading, MessageState } from '@pothik/ui';
import type { ReactNode } from 'react';
import { frameMessages } from '../../messages/frame.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { neededPart } from '../../shared/needed-part.tsx';
import { SessionContext } from '../../shared/session-context.ts';
import { SignInAgain } from './sign-in-again.tsx';
import { SignIn } from './sign-in.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Few need it, and few of them twice. */
const ForcedFactor = neededPart(async () => (await import('./forced-factor.tsx')).ForcedFactor);

/**
 * The server is asked for the current user this often, in milliseconds: somebody who writes for long is
 * there, and somebody who is away hears of the end of the session.
 */
const pollingInterval = 3 * 60_000;

/** The server did not name the current user: that does not end the session. */
function Unreachable({ onRetry, onSignOut }: { onRetry: () => void; onSignOut: () => void }) {
  const { session } = frameMessages;
  return (
    <main>
      <MessageState title={session.unreachable} text={session.unreachableText} headingLevel={1}>
        <Button onClick={onRetry}>{session.tryAgain}</Button>
        <Button emphasis="secondary" onClick={onSignOut}>
          {session.signOut}
        </Button>
      </MessageState>
    </main>
  );
}

function RegularLook() {
  useAuthMeQuery(undefined, { pollingInterval });
  return null;
}

/** Shows what is inside to staff; to everybody else, the way to sign in. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { userId, isLeaving, isExpired } = useAppSelector(({ session }) => session);
  const { currentData, isFetching, refetch } = useAuthMeQuery(undefined, {
    skip: userId === undefined || isLeaving,
  });
  const signOut = useSignOut();
  const isHeld = currentData?.user.needsSecondFactor === true;

  if (userId === undefined) return <SignIn />;
  if (isLeaving) return <Loading label={frameMessages.loading} />;
  if (isHeld && !isExpired) {
    return <ForcedFactor onSignOut={() => void signOut()} />;
  }
  if (currentData?.user.role === 'admin' && !isHeld) {
    return (
      <SessionContext value={{ user: currentData.user, signOut }}>
        {children}
        {isExpired ? <SignInAgain /> : <RegularLook />}
      </SessionContext>
    );
  }
  if (isExpired) return <SignIn problem={frameMessages.expired.text} />;
  if (isFetching) return <Loading label={frameMessages.loading} />;
  if (currentData) return <SignIn problem={frameMessages.signIn.notStaff} />;
  return <Unreachable onRetry={() => void refetch()} onSignOut={() => void signOut()} />;
}
