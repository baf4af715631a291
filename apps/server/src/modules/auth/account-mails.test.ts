import { describe, expect, it } from 'vitest';
import { latinWords } from '../../../test/latin-words.ts';
import {
  addressChangedMail,
  dataExportedMail,
  hasAccountMail,
  invitationMail,
  resetMail,
  verificationMail,
  type NoticeAddressee,
} from './account-mails.ts';
import {
  composeControlMail,
  controlMailSubjects,
  endedSentences,
} from './control/control-mails.ts';
import { credentials } from './control/credentials.ts';

const addressee = {
  to: 'rahima@example.com',
  productName: 'Pothik',
  publicOrigin: 'https://pothik.example',
  emailVerifiedAt: null,
};
const token = 'abc';

/** Everything that can end. */
const endable = Object.keys(credentials);

/** Each mail, with the page that its button leads to. */
const mails = [
  ['asks for a new password', resetMail, '/reset-password?token=abc'],
  ['asks to confirm an address', verificationMail, '/verify-email?token=abc'],
  ['tells of the account that there is', hasAccountMail, '/login'],
  [
    'announces a new address',
    (to: NoticeAddressee) => addressChangedMail(to, token, endedSentences(to, endable)),
    '/undo-address-change?token=abc',
  ],
  ['tells of a copy of all data', dataExportedMail, '/forgot-password'],
  ...controlMailSubjects.map(
    (about) =>
      [
        `announces: ${about}`,
        (to: NoticeAddressee) =>
          composeControlMail(to, { about, ended: endable, mailClass: 'notice' }),
        about === 'undo-ended' ? '/contact' : '/forgot-password',
      ] as const,
  ),
] as const;

describe.each(mails)('a mail that %s', (_name, compose, page) => {
  const english = compose({ ...addressee, language: 'en' }, token, 'reset');
  const bangla = compose({ ...addressee, language: 'bn' }, token, 'reset');

  it('is in English with English pages', () => {
    expect(english.html).toContain('<html lang="en">');
    expect(english.html).toContain(`class="button" href="https://pothik.example${page}"`);
    expect(english.subject).toMatch(/^[\w ':]+$/);
    expect(english.text).toContain(`এই পাতা বাংলায়:\nhttps://pothik.example/bn${page}`);
  });

  it('is in Bangla alone with Bangla pages', () => {
    expect(bangla.html).toContain('<html lang="bn">');
    expect(bangla.html).toContain(`class="button" href="https://pothik.example/bn${page}"`);
    expect([...latinWords(bangla)]).toEqual(['Pothik']);
    expect(bangla.text).toContain(`This page in English:\nhttps://pothik.example${page}`);
  });

  it('says as much in both', () => {
    expect(bangla.text.split('\n\n')).toHaveLength(english.text.split('\n\n').length);
    expect(bangla.class).toBe(english.class);
  });
});

it('words the English ones as it always has', () => {
  expect(resetMail({ ...addressee, language: 'en' }, token, 'reset').text).toContain(
    'Somebody, you most likely, asked for a new password for this address.\n\nFollow this link within 30 minutes to set it:\n',
  );
});

it('invites to the staff in the language of who asks', () => {
  const invitation = {
    ...{ email: 'nasrin@example.com', name: '<b>Nasrin</b>', inviter: undefined },
    ...{
      role: 'agent' as const,
      link: 'https://pothik.example/admin/invitation?token=abc',
      days: 7,
    },
  };
  const bangla = invitationMail({ ...addressee, language: 'bn' }, invitation);
  expect(bangla.text).toContain('৭ দিনের মধ্যে এই লিংকে গিয়ে একটি পাসওয়ার্ড দিন');
  expect(bangla.text).toContain('আপনার ভূমিকা: প্রতিনিধি।');
  const { text, html } = invitationMail({ ...addressee, language: 'en' }, invitation);
  expect(text).toContain('within 7 days and choose a password:\nhttps://pothik.example/admin/');
  expect(text).not.toContain('/bn/');
  expect(html).toContain('Dear &lt;b&gt;Nasrin&lt;/b&gt;,');
});
