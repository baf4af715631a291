import { usersApi, type Failure } from '@pothik/api-client/rtk-query';
import type { CallResult, User, userEndpoints } from '@pothik/contract';
import type { OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';
import type { Store } from '../../../store/make-store.ts';
import { deliver } from '../../../store/send-outbox.ts';
import type { WaitingProfile } from './send-profile.ts';

type ProfileAnswer = CallResult<(typeof userEndpoints)['updateProfile']>;

/** The last change is the one that counts. */
const profileKey = ({ _id: id }: User) => `profile-${id}`;

/** The person with what they have changed, as far as it waits or was refused. */
export function withWaitingProfile(user: User, entries: readonly OutboxEntry[]): User {
  const waiting = entries.find(({ key, state }) => key === profileKey(user) && state !== 'sent');
  return { ...user, ...(waiting?.payload as WaitingProfile | undefined) };
}

/**
 * Saves a profile, by the outbox unless it needs a password: none is ever kept.
 *
 * @returns `waiting`: there is no line, and it goes out by itself.
 */
export async function saveProfile(
  store: Store,
  user: User,
  changed: WaitingProfile,
  onUnkept: () => void,
): Promise<ProfileAnswer | { failure: Failure } | 'waiting'> {
  const { usersUpdateProfile } = usersApi.endpoints;
  if (changed.email !== user.email) {
    const { data, error } = await store.dispatch(usersUpdateProfile.initiate(changed));
    return error ? { failure: error as Failure } : data;
  }
  const delivery = await deliver(
    store,
    {
      key: profileKey(user),
      kind: 'profile',
      owner: user.email,
      title: user.name,
      path: '/profile',
      payload: changed,
    },
    { onUnkept },
  );
  if (delivery.status === 'waiting') return 'waiting';
  if (delivery.status === 'failed') return { failure: delivery.failure };
  return (delivery.answer as ProfileAnswer | undefined) ?? { user: { ...user, ...changed } };
}
