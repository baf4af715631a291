import {
  useUsersPreferencesQuery,
  useUsersUpdatePreferencesMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { Checkbox, Loading, useToast } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';
import { useAskedConsents } from '../../../messages/consents.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import { PushOfferLater } from '../../../shared/push-offer-later.tsx';
import styles from '../account.module.css';

const choices = ['bookingEmails', 'chatEmails', 'newsletter'] as const;

/** What the person wants to be told of; each choice is kept at once. */
export function PreferencesForm() {
  const { preferences } = useAccountMessages();
  const { loading } = useFrameMessages();
  const consent = useAskedConsents().newsletter;
  const { data, error, fulfilledTimeStamp: loadedAt = 0 } = useUsersPreferencesQuery();
  const [update, { isLoading, originalArgs, fulfilledTimeStamp: savedAt = 0 }] =
    useUsersUpdatePreferencesMutation();
  // What was chosen stands until it is loaded again: nothing flickers between the two.
  const chosen = isLoading || savedAt > loadedAt ? originalArgs : undefined;
  const toasts = useToast();

  const choose = async (choice: (typeof choices)[number], value: boolean) => {
    const { data: saved, error: failure } = await update({
      [choice]: value,
      ...(choice === 'newsletter' && value ? { newsletterConsent: consent.wording } : {}),
    });
    if (saved) toasts.add(preferences.saved, 'success');
    else toasts.add((failure as Failure).serverMessage ?? preferences.failed, 'error');
  };

  return (
    <section className={styles.card} aria-labelledby="preferences">
      <h2 id="preferences">{preferences.title}</h2>
      {data ? (
        choices.map((choice) => (
          <Checkbox
            key={choice}
            label={preferences[choice]}
            hint={choice === 'newsletter' ? consent.text : undefined}
            checked={chosen?.[choice] ?? data.preferences[choice]}
            onChange={(event) => void choose(choice, event.target.checked)}
          />
        ))
      ) : error ? (
        <p className={styles.quiet}>{preferences.loadFailed}</p>
      ) : (
        <Loading label={loading} />
      )}
      <PushOfferLater followed="account" isSetting />
    </section>
  );
}
