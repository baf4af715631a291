import {
  useConsentsListQuery,
  useConsentsWithdrawMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import type { Consent } from '@pothik/contract';
import { Button, ConfirmDialog, useToast } from '@pothik/ui';
import { useRef, useState } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import styles from '../account.module.css';

function useConsentTexts() {
  const { consents: words } = useAccountMessages();
  return {
    words,
    nameOf: ({ purpose, booking }: Consent) => words.purposes[purpose](booking),
    toMoment: (moment: string) => words.formats.moment(moment) ?? moment,
  };
}

function Item({ consent, onWithdraw }: { consent: Consent; onWithdraw: () => void }) {
  const { words, nameOf, toMoment } = useConsentTexts();
  const { text, wording, givenAt, withdrawnAt } = consent;
  return (
    <li className={styles.consent}>
      <h3>{nameOf(consent)}</h3>
      <p>{text ?? words.unworded}</p>
      <p className={styles.quiet}>
        {words.given(toMoment(givenAt)) + (wording ? ` (${wording})` : '')}
      </p>
      {withdrawnAt ? (
        <p className={styles.quiet}>{words.withdrawn(toMoment(withdrawnAt))}</p>
      ) : (
        <div className={styles.row}>
          <Button
            emphasis="secondary"
            aria-label={words.withdrawOf(nameOf(consent))}
            onClick={onWithdraw}
          >
            {words.withdraw}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the person has agreed to, to be withdrawn; nothing where a server keeps no account of it. */
export function Consents() {
  const { words } = useConsentTexts();
  const { data, error, refetch } = useConsentsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [withdraw, { isLoading }] = useConsentsWithdrawMutation();
  const [chosen, setChosen] = useState<Consent>();
  const heading = useRef<HTMLHeadingElement>(null);
  const toasts = useToast();

  const handleConfirm = async () => {
    if (!chosen || isLoading) return;
    const { error: failure } = await withdraw({ id: chosen._id });
    // Until the button that opened the dialog is gone: the focus does not go with it.
    if (!failure) await refetch();
    setChosen(undefined);
    if (failure) toasts.add((failure as Failure).serverMessage ?? words.failed, 'error');
    else toasts.add(words.done, 'success');
  };

  // What another team's server answers is not known.
  const { consents } = (data ?? {}) as Partial<NonNullable<typeof data>>;
  const isUnknown = data ? consents === undefined : !error || (error as Failure).status === 404;
  if (isUnknown) return null;
  return (
    <section className={styles.card} aria-labelledby="consents">
      <h2 id="consents" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      {consents ? null : <p className={styles.quiet}>{words.loadFailed}</p>}
      {consents?.length === 0 ? <p className={styles.quiet}>{words.none}</p> : null}
      {consents && consents.length > 0 ? (
        <ul className={styles.consents}>
          {consents.map((consent) => (
            <Item key={consent._id} consent={consent} onWithdraw={() => setChosen(consent)} />
          ))}
        </ul>
      ) : null}
      <ConfirmDialog
        title={words.confirmTitle}
        text={words.confirmText[chosen?.purpose ?? 'newsletter']}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        open={chosen !== undefined}
        busy={isLoading}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setChosen(undefined)}
        finalFocus={heading}
      />
    </section>
  );
}
