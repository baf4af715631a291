import { useStaffCasesGetQuery } from '@pothik/api-client/rtk-query';
import { limits, staffCustomerEndpoints, type Case, type CaseKind } from '@pothik/contract';
import { LinkButton } from '@pothik/ui';
import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { caseMessages } from '../../../messages/case.ts';
import { inboxMessages } from '../../../messages/inbox.ts';
import { peopleMessages } from '../../../messages/people.ts';
import { NotLoaded } from '../../../shared/page/not-loaded.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { Section } from '../../../shared/page/section.tsx';
import { useRefetchOnFocus } from '../../../shared/page/use-refetch-on-focus.ts';
import { ColleaguesHere } from '../../../shared/presence/colleagues-here.tsx';
import { useMayCall } from '../../../shared/session-context.ts';
import styles from '../people.module.css';
import { CaseBookings } from './case-bookings.tsx';
import { CaseChats } from './case-chats.tsx';
import { CaseEntries } from './case-entries.tsx';
import { CaseAccess, CaseFacts } from './case-facts.tsx';
import { CaseReply } from './case-reply.tsx';

const { customer: words } = peopleMessages;

/** The number of entries at first, and of those that are added each time. */
const step = 50;

/** The chat that one came from, if it is of this case, else the newest that is open. */
const chatToAnswer = ({ chats }: Case, cameFrom: string | null) =>
  chats.find(({ _id }) => _id === cameFrom) ?? chats.find(({ status }) => status !== 'closed');

function Whole({ kind, id }: { kind: CaseKind; id: string }) {
  const [count, setCount] = useState(step);
  const [address] = useSearchParams();
  const { data, error, isFetching, refetch } = useStaffCasesGetQuery(
    { id, kind, count },
    { refetchOnMountOrArgChange: true },
  );
  useRefetchOnFocus(refetch);
  const mayCall = useMayCall();
  const back = (
    <LinkButton emphasis="quiet" href="/people">
      {words.back}
    </LinkButton>
  );
  if (!data) {
    return (
      <NotLoaded
        title={peopleMessages.title}
        error={error}
        onRetry={() => void refetch()}
        missing={kind === 'customer' ? words.missing : caseMessages.missing}
        back={back}
      />
    );
  }
  const { case: shown } = data;
  const {
    customer,
    name = inboxMessages.nameless,
    bookings,
    chats,
    claimed,
    entries,
    hasMore,
  } = shown;
  if (customer && kind !== 'customer') {
    const from = kind === 'chat' ? `?${new URLSearchParams({ chat: id }).toString()}` : '';
    return <Navigate replace to={`/people/customers/${encodeURIComponent(customer._id)}${from}`} />;
  }
  const chat = chatToAnswer(shown, kind === 'chat' ? id : address.get('chat'));
  return (
    <Page title={name} actions={back}>
      {customer ? <ColleaguesHere kind="customer" id={customer._id} /> : null}
      <div className={styles.columns}>
        <div className={styles.column}>
          <CaseFacts of={shown} />
          <CaseBookings bookings={bookings} count={customer?.bookingCount} claimed={claimed} />
          <CaseChats chats={chats} />
          {customer && mayCall(staffCustomerEndpoints.endSessions.access) ? (
            <CaseAccess customer={customer} />
          ) : null}
        </div>
        <div className={styles.column}>
          <Section id="reply" title={caseMessages.reply.title}>
            {chat ? (
              <CaseReply key={chat._id} chat={chat} onSaid={() => void refetch()} />
            ) : (
              <p>{caseMessages.reply.none}</p>
            )}
          </Section>
          <CaseEntries
            entries={entries}
            hasMore={hasMore}
            isLoading={isFetching}
            onMore={() => setCount(Math.min(count + step, limits.maximumCaseEntries))}
          />
        </div>
      </div>
    </Page>
  );
}

/** The case of a person: how they are reached, and all that was booked, asked, sent and said. */
export function CasePage({ kind }: { kind: CaseKind }) {
  const { id = '' } = useParams();
  return <Whole key={id} kind={kind} id={id} />;
}
