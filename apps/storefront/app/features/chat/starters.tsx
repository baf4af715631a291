import { servicesApi } from '@pothik/api-client/rtk-query';
import { useMatch } from 'react-router';
import { useChatMessages } from '../../messages/chat.ts';
import { useAppSelector } from '../../store/hooks.ts';
import styles from './chat.module.css';

/** The service whose page the chat stands on, as far as the page has loaded it. */
function useServiceOfPage() {
  const id = useMatch('/service/:category/:id')?.params.id ?? '';
  return useAppSelector(servicesApi.endpoints.servicesGet.select({ id })).data;
}

/** Questions that many begin with, for the kind of service that is looked at. */
export function Starters({ onChoose }: { onChoose: (question: string) => void }) {
  const messages = useChatMessages();
  const service = useServiceOfPage();
  const { questions } = messages;
  const { serviceType = 'other', jobTitle } = service ?? {};
  const kind = serviceType === 'other' && jobTitle ? 'job' : serviceType;
  const own = Object.entries(questions).find(([name]) => name === kind)?.[1];
  const title = service?.name ?? jobTitle;
  return (
    <ul className={styles.starters} aria-label={messages.starters}>
      {(own ?? questions.other).map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onChoose(title ? messages.about(title, question) : question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
