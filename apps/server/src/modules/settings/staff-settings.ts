import { signedIn, type Handlers } from '../../http/calls/call.ts';
import type { Database, Queries } from '../../platform/database/open.ts';
import { usePictures, type GivenPicture } from '../media/given-pictures.ts';
import { findImage } from '../media/find-image.ts';
import { changeSetting, versionOf } from './change-setting.ts';
import { readContact, readExchangeRates, readWholeBranding } from './settings.ts';

type SettingName = 'branding' | 'contact' | 'exchangeRates';

/** The picture as answers carry it: an address alone could lead anywhere. */
async function toLogo(transaction: Queries, given: GivenPicture) {
  await usePictures(transaction, [given], 'frontendLogo');
  return (await findImage(transaction, given.secure_url)) ?? null;
}

/**
 * Settings as the owner changes them.
 *
 * @param publish makes a change seen.
 */
export function staffSettingsHandlers(
  { db }: Pick<Database, 'db'>,
  publish: () => void,
): Handlers['staffSettings'] {
  /** Puts these over what is set, unless somebody else was first. */
  async function change(
    name: SettingName,
    who: { actorId: string; seen: number | undefined },
    make: (transaction: Queries) => Promise<object>,
  ): Promise<void> {
    await db.transaction((transaction) =>
      changeSetting(transaction, name, who, () => make(transaction)),
    );
    publish();
  }

  const branding = async () => ({
    ...(await readWholeBranding(db)),
    version: await versionOf(db, 'branding'),
  });
  const contact = async () => ({
    ...(await readContact(db)),
    version: await versionOf(db, 'contact'),
  });

  const exchangeRates = async () => ({
    ...(await readExchangeRates(db)),
    version: await versionOf(db, 'exchangeRates'),
  });

  return {
    get: async () => ({
      branding: await branding(),
      contact: await contact(),
      exchangeRates: await exchangeRates(),
    }),

    async updateBranding({ caller, body: { version: seen, frontendLogo: logo, ...given } }) {
      const { userId: actorId } = signedIn(caller);
      await change('branding', { actorId, seen }, async (transaction) => ({
        ...given,
        ...(logo === undefined ? {} : { frontendLogo: logo && (await toLogo(transaction, logo)) }),
      }));
      return branding();
    },

    async updateContact({ caller, body: { version: seen, phone, email } }) {
      const { userId: actorId } = signedIn(caller);
      // JSON leaves out what is not there: an emptied one is none.
      await change('contact', { actorId, seen }, () =>
        Promise.resolve({
          ...(phone === undefined ? {} : { phone: phone || undefined }),
          ...(email === undefined ? {} : { email: email || undefined }),
        }),
      );
      return contact();
    },

    async updateExchangeRates({ caller, body: { version: seen, rates } }) {
      const { userId: actorId } = signedIn(caller);
      await change('exchangeRates', { actorId, seen }, () => Promise.resolve({ rates }));
      return exchangeRates();
    },
  };
}
