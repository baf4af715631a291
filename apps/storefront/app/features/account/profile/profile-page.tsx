import { useUsersProfileQuery, type Failure } from '@pothik/api-client/rtk-query';
import { Button, ErrorState, Loading } from '@pothik/ui';
import { useAccountMessages } from '../../../messages/account.ts';
import { useFrameMessages } from '../../../messages/frame.ts';
import styles from '../account.module.css';
import { Consents } from './consents.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { DownloadData } from './download-data.tsx';
import { PasswordForm } from '../password/password-form.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { ProfileDetails } from './profile-details.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { RequireAccount } from '../session/require-account.tsx';

function Profile() {
  const { profile } = useAccountMessages();
  const { loading } = useFrameMessages();
  const { data, error, isFetching, refetch } = useUsersProfileQuery();
  if (data) {
    return (
      <>
        <ProfileDetails user={data.user} />
        <PreferencesForm />
        <Consents />
        <PasswordForm user={data.user} />
        <DownloadData user={data.user} />
        <SessionsCard />
        <DeleteAccount user={data.user} />
      </>
    );
  }
  if (isFetching || !error) return <Loading label={loading} />;
  return (
    <ErrorState title={(error as Failure).message || profile.loadFailed}>
      <Button onClick={() => void refetch()}>{profile.retry}</Button>
    </ErrorState>
  );
}

/** The account of the current user (Specification §2). */
export function ProfilePage() {
  const { profile } = useAccountMessages();
  return (
    <RequireAccount title={profile.title}>
      <main id="content" className={`${styles.page ?? ''} ${styles.wide ?? ''}`}>
        <div className={styles.head}>
          <h1>{profile.title}</h1>
        </div>
        <Profile />
      </main>
    </RequireAccount>
  );
}
