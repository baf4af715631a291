import type { Access } from '@pothik/contract';
import { LinkButton, MessageState } from '@pothik/ui';
import { Outlet } from 'react-router';
import { frameMessages } from '../../messages/frame.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { useMayCall } from '../../shared/session-context.ts';

/** The pages inside, for those who may make the call that they live on. */
export function OnlyFor({ access }: { access: Access }) {
  const mayCall = useMayCall();
  if (mayCall(access)) return <Outlet />;
  const { title, text, action } = frameMessages.forbidden;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <MessageState title={title} text={text} headingLevel={1}>
        <LinkButton href="/">{action}</LinkButton>
      </MessageState>
    </>
  );
}
