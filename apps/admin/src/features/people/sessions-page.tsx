import { useStaffSessionsListQuery } from '@pothik/api-client/rtk-query';
import { peopleMessages } from '../../messages/people.ts';
import { NotLoaded } from '../../shared/page/not-loaded.tsx';
import { Page } from '../../shared/page/page.tsx';
import styles from './people.module.css';
import { OwnPicture } from './own-picture.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SessionList } from './session-list.tsx';

const { sessions: words } = peopleMessages;

/** The own account: where one is signed in, with which password, and the picture that visitors see. */
export function SessionsPage() {
  const { data, error, refetch } = useStaffSessionsListQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (!data) return <NotLoaded title={words.title} error={error} onRetry={() => void refetch()} />;
  return (
    <Page title={words.title}>
      <p>{words.strange}</p>
      <div className={styles.halves}>
        <div className={styles.section}>
          <SessionList sessions={data.sessions} />
        </div>
        <div className={styles.column}>
          <OwnPicture />
          <PasskeySection />
          <SecondFactorSection />
          <PasswordForm onChanged={() => void refetch()} />
        </div>
      </div>
    </Page>
  );
}
