import { toFailure, type ApiExtra, type Failure } from '@pothik/api-client/rtk-query';
import { pushEndpoints, visitorTokenHeader } from '@pothik/contract';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { State } from '../store/make-store.ts';
import { withTimeout } from '@pothik/ui';
import { findSubscription } from './push-subscription.ts';
import { registerServiceWorker } from './service-worker.ts';

/** A browser that asks quietly may never answer, in milliseconds. */
const answeredWithin = 60_000;
/** Push services are asked over the connection, in milliseconds. */
const subscribedWithin = 20_000;

/** A chat by its own token, a guest's booking by its link, or all that is the current user's. */
export type Followed = { chatId: string; visitorToken: string } | { link: string } | 'account';

type Asking<Result> = ThunkAction<Promise<Result>, State, ApiExtra, UnknownAction>;

/** Has the server tell this browser of something from now on, by the subscription that it has. */
const follow =
  (followed: Followed, subscription: PushSubscription): Asking<void> =>
  async (_dispatch, _getState, { request }) => {
    const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
    const body = { subscription: { endpoint: endpoint ?? '', keys: { p256dh, auth } } };
    if (followed === 'account') await request(pushEndpoints.subscribe, body, { quiet: true });
    else if ('link' in followed) {
      await request(pushEndpoints.subscribe, { ...body, ...followed }, { quiet: true });
    } else {
      const { chatId, visitorToken } = followed;
      const headers = { [visitorTokenHeader]: visitorToken };
      await request(pushEndpoints.subscribe, { ...body, chatId }, { quiet: true, headers });
    }
  };

/** Goes on where the visitor wants to be told already: of this as well. @returns whether they want to. */
export const goOnTelling =
  (followed: Followed): Asking<boolean> =>
  async (dispatch) => {
    const subscription = await findSubscription();
    if (!subscription) return false;
    // What fails is made up for where it is shown the next time.
    await dispatch(follow(followed, subscription)).catch(() => undefined);
    return true;
  };

/**
 * Asks the browser, by its own question, and then the server.
 *
 * @returns what the visitor has answered, or why it did not work.
 */
export const startTelling =
  (followed: Followed): Asking<NotificationPermission | Failure> =>
  async (dispatch, getState, { request }) => {
    try {
      const permission = await withTimeout(() => Notification.requestPermission(), answeredWithin);
      if (permission !== 'granted') return permission;
      const { pushManager } = await registerServiceWorker(getState().settings.apiOrigin);
      const { publicKey } = await request(pushEndpoints.key, {}, { quiet: true });
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      const subscription = await withTimeout(
        () => pushManager.subscribe(options),
        subscribedWithin,
      );
      await dispatch(follow(followed, subscription));
      return permission;
    } catch (error) {
      return toFailure(error);
    }
  };

/** Has this browser told of nothing any more, whatever the server says. */
export const stopTelling =
  (): Asking<void> =>
  async (_dispatch, _getState, { request }) => {
    const subscription = await findSubscription();
    if (!subscription) return;
    await withTimeout(() => subscription.unsubscribe(), subscribedWithin);
    const { endpoint } = subscription;
    await request(pushEndpoints.unsubscribe, { endpoint }, { quiet: true }).catch(() => undefined);
  };
