import { resolveUrl } from '@pothik/api-client';
import type { User } from '@pothik/contract';
import { toLocalPhone } from '@pothik/contract';
import { Avatar, Button, DefinitionList } from '@pothik/ui';
import { useEffect } from 'react';
import { useAccountMessages } from '../../../messages/account.ts';
import { useLanguageOf } from '../../../shared/language-of.ts';
import { wantOutbox } from '../../../shared/outbox/outbox-mark.ts';
import { useOutbox } from '../../../shared/outbox/use-outbox.ts';
import { useKeptState } from '../../../shared/use-kept-state.ts';
import { useSettings } from '../../../store/hooks.ts';
import styles from '../account.module.css';
import { PictureButton } from './picture-button.tsx';
import { ProfileForm } from './profile-form.tsx';
import { withWaitingProfile } from './save-profile.ts';
import { ResendButton } from '../password/resend-button.tsx';
import { useLogout } from '../session/use-logout.ts';

function Read({ user, onEdit }: { user: User; onEdit: () => void }) {
  const languageOf = useLanguageOf();
  const { profile, fields } = useAccountMessages();
  const logout = useLogout();
  const shown = (value: string | undefined) =>
    value === undefined || value === '' ? (
      <span className={styles.quiet}>{profile.none}</span>
    ) : (
      <span lang={languageOf(value)}>{value}</span>
    );
  return (
    <>
      <DefinitionList
        items={[
          { label: fields.name, value: shown(user.name) },
          {
            label: fields.email,
            value: (
              <>
                <span>{user.email}</span>
                {user.emailVerified === false ? (
                  <>
                    <span className={styles.warning}>{` ${profile.unconfirmed}`}</span>{' '}
                    <ResendButton email={user.email} />
                  </>
                ) : null}
              </>
            ),
          },
          { label: fields.phone, value: shown(user.phone && toLocalPhone(user.phone)) },
          { label: fields.nid, value: shown(user.nid) },
          { label: fields.passportNumber, value: shown(user.passportNumber) },
          { label: fields.address, value: shown(user.address) },
        ]}
      />
      <div className={styles.row}>
        <Button onClick={onEdit}>{profile.edit}</Button>
        <Button emphasis="secondary" onClick={() => void logout()}>
          {profile.logout}
        </Button>
      </div>
    </>
  );
}

/** What the company knows of the person: read, or changed (Specification §2, §4). */
export function ProfileDetails({ user }: { user: User }) {
  const { profile } = useAccountMessages();
  const origin = useSettings().apiOrigin;
  const [editing, setEditing] = useKeptState('profile:editing', false);
  const { entries } = useOutbox();
  // Loaded while there is a line: a change may have to wait.
  useEffect(wantOutbox, []);
  const stopEditing = () => setEditing(false);
  return (
    <section className={styles.card} aria-labelledby="details">
      <div className={styles.person}>
        <Avatar name={user.name} src={user.imageUrl && resolveUrl(origin, user.imageUrl)} />
        <div className={styles.personText}>
          <h2 id="details">{profile.details}</h2>
        </div>
        <PictureButton />
      </div>
      {editing ? (
        <ProfileForm
          user={withWaitingProfile(user, entries)}
          onSaved={stopEditing}
          onCancel={stopEditing}
        />
      ) : (
        <Read user={user} onEdit={() => setEditing(true)} />
      )}
    </section>
  );
}
