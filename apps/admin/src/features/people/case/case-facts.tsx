import { useStaffCustomersEndSessionsMutation } from '@pothik/api-client/rtk-query';
import { toLocalPhone, type Case, type Customer } from '@pothik/contract';
import { Button, ConfirmDialog, DefinitionList, useToast } from '@pothik/ui';
import { useState } from 'react';
import { caseMessages } from '../../../messages/case.ts';
import { peopleMessages } from '../../../messages/people.ts';
import { shortMoment, toMoment } from '../../../shared/moments.ts';
import { EmailAddress } from '../../../shared/page/email-address.tsx';
import { Section } from '../../../shared/page/section.tsx';
import { useNow } from '../../../shared/use-now.ts';
import styles from '../people.module.css';

const { customer: words } = peopleMessages;

const accountFacts = ({ emailVerified, address, createdAt, signedInAt }: Customer) => [
  { label: words.labels.confirmed, value: emailVerified ? words.yes : words.no },
  ...(address
    ? [{ label: words.labels.address, value: <span className={styles.text}>{address}</span> }]
    : []),
  { label: words.labels.joined, value: toMoment(createdAt) },
  { label: words.labels.signedIn, value: toMoment(signedInAt) },
];

/** The contact of a person, their language and the time in Dhaka. */
export function CaseFacts({ of: { customer, email, phone, language } }: { of: Case }) {
  const now = new Date(useNow());
  const items = [
    ...(email
      ? [
          {
            label: words.labels.email,
            value: (
              <a href={`mailto:${email}`}>
                <EmailAddress>{email}</EmailAddress>
              </a>
            ),
          },
        ]
      : []),
    ...(phone
      ? [
          {
            label: words.labels.phone,
            value: <a href={`tel:${phone}`}>{toLocalPhone(phone)}</a>,
          },
        ]
      : []),
    { label: caseMessages.labels.language, value: caseMessages.languages[language] },
    { label: caseMessages.labels.time, value: shortMoment(now.toISOString(), now) },
    ...(customer ? accountFacts(customer) : []),
  ];
  return (
    <Section id="facts" title={words.facts}>
      {customer ? null : <p className={styles.soft}>{caseMessages.guestText}</p>}
      <DefinitionList items={items} />
    </Section>
  );
}

/** A stolen phone is no longer theirs. */
export function CaseAccess({ customer: { _id: id, name } }: { customer: Customer }) {
  const [end, { isLoading }] = useStaffCustomersEndSessionsMutation();
  const [isAsked, setAsked] = useState(false);
  const toasts = useToast();
  const signOut = async () => {
    const { error } = await end({ id });
    setAsked(false);
    if (error) toasts.add(words.signOutFailed, 'error');
    else toasts.add(words.signedOut(name), 'success');
  };
  return (
    <Section id="access" title={words.access}>
      <div>
        <Button emphasis="secondary" onClick={() => setAsked(true)}>
          {words.signOut}
        </Button>
      </div>
      <ConfirmDialog
        title={words.signOutTitle(name)}
        text={words.signOutText}
        open={isAsked}
        busy={isLoading}
        confirmLabel={words.signOut}
        cancelLabel={words.keepSignedIn}
        onConfirm={() => void signOut()}
        onCancel={() => setAsked(false)}
      />
    </Section>
  );
}
