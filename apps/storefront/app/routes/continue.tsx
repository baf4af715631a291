import { useContinuationsOpenMutation, type Failure } from '@pothik/api-client/rtk-query';
import { openLiveChatEvent } from '@pothik/contract';
import { useLocation, useNavigate } from 'react-router';
import { keepLink } from '../shared/kept-links.ts';
import { ConfirmLink } from '../features/layout/confirm-link.tsx';
import { useContinueMessages } from '../messages/continue.ts';
import { SharedPhone } from '../shared/shared-phone.tsx';
import { hasChat, takeOverChat } from '../shared/take-over-chat.ts';
import { useHydrated } from '../shared/use-hydrated.ts';

/** Where a link leads that goes on with the chat or the booking of another phone. */
export default function Continue() {
  const { here } = useContinueMessages();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [open, { error, isLoading }] = useContinuationsOpenMutation();
  const failure = error as Failure | undefined;
  const isOver = failure?.status === 410;

  const handleConfirm = async (token: string) => {
    const { data } = await open({ token });
    if (data?.chat) {
      takeOverChat(data.chat);
      await navigate('/', { replace: true });
      dispatchEvent(new Event(openLiveChatEvent));
    }
    if (data?.booking) {
      keepLink(data.booking);
      await navigate(`/track#${data.booking.link}`, { replace: true });
    }
  };

  return (
    <ConfirmLink
      words={{
        ...here,
        text: hydrated && hasChat() ? `${here.text} ${here.replaces}` : here.text,
      }}
      canonical="/continue"
      token={hash.slice(1)}
      busy={isLoading}
      done={undefined}
      failure={failure && (isOver ? { ...failure, message: here.over } : failure)}
      onConfirm={(token) => void handleConfirm(token)}
    >
      <SharedPhone />
    </ConfirmLink>
  );
}
