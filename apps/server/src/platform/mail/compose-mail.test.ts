import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const letter = {
  ...{ to: 'rahima@example.com', class: 'account' as const },
  sender: 'Pothik',
  publicOrigin: 'https://pothik.example',
  subject: 'Booking <PTK-1>',
  paragraphs: [
    'Your booking needs something from you.',
    'A sharper photo, please:\n<b>both</b> sides & corners',
    { picture: '/media/a"b/480.jpg', width: 480, alt: '"Dubai" <visa>' },
    { facts: [{ label: 'Phone', value: '<+880> 1712', link: 'tel:+8801712' }] },
    { lead: 'Answer here', action: 'Answer', page: '/track#a&b' },
    { lead: 'Or find it later', action: 'Find it', page: '/track' },
  ],
};
const mail = composeMail({ ...letter, language: 'en' });
const bangla = composeMail({ ...letter, language: 'bn' });

it('says the same in plain words, with each address on a line of its own', () => {
  expect(mail.text).toBe(
    [
      'Your booking needs something from you.',
      'A sharper photo, please:\n<b>both</b> sides & corners',
      'Phone: <+880> 1712',
      'Answer here:\nhttps://pothik.example/track#a&b',
      'Or find it later:\nhttps://pothik.example/track',
      'Pothik',
      'এই পাতা বাংলায়:\nhttps://pothik.example/bn/track#a&b',
    ].join('\n\n'),
  );
});

it('makes a button of the first link alone', () => {
  expect(mail.html).toContain(
    '<a class="button" href="https://pothik.example/track#a&amp;b">Answer</a>',
  );
  expect(mail.html).toContain('<a class="link" href="https://pothik.example/track">Find it</a>');
});

it('shows what people have typed as text, wherever it stands', () => {
  expect(mail.html).toContain('&lt;b&gt;both&lt;/b&gt; sides &amp; corners');
  expect(mail.html).toContain('<title>Booking &lt;PTK-1&gt;</title>');
  expect(mail.html).toContain('alt="&quot;Dubai&quot; &lt;visa&gt;"');
  expect(mail.html).toContain('<a class="link" href="tel:+8801712">&lt;+880&gt; 1712</a>');
});

it('keeps a reference in one line', () => {
  const paragraphs = ['Your booking PTK-7K4M-2Q is <confirmed>.'];
  expect(composeMail({ ...letter, language: 'en', paragraphs }).html).toContain(
    '<p>Your booking <span class="piece">PTK-7K4M-2Q</span> is &lt;confirmed&gt;.</p>',
  );
});

it('loads a picture from our own origin, no wider than the mail', () => {
  expect(mail.html).toContain(
    '<img src="https://pothik.example/media/a&quot;b/480.jpg" width="480"',
  );
  expect(mail.html?.match(/<img /g)).toHaveLength(1);
});

describe('in Bangla', () => {
  it('says so, and writes in letters made for it first', () => {
    expect(bangla.html).toContain('<html lang="bn">');
    expect(bangla.html).toContain(`font: 16px/1.6 'Anek Bangla', 'Noto Sans Bengali',`);
    expect(mail.html).toContain('<html lang="en">');
  });

  it('leads to the pages in Bangla, and to the same page in English', () => {
    expect(bangla.html).toContain('href="https://pothik.example/bn/track#a&amp;b">Answer</a>');
    expect(bangla.html).toContain(
      '<p class="language" lang="en"><a class="link" href="https://pothik.example/track#a&amp;b">This page in English</a></p>',
    );
    const home = { lead: 'Read it here', action: 'Read', page: '/' };
    expect(composeMail({ ...letter, language: 'bn', paragraphs: [home] }).text).toContain(
      'Read it here:\nhttps://pothik.example/bn\n',
    );
  });
});

it('offers no other language of a page that has none', () => {
  const console = { lead: 'Join', action: 'Join', link: 'https://pothik.example/admin' };
  const { text } = composeMail({ ...letter, language: 'en', paragraphs: [console] });
  expect(text).toBe('Join:\nhttps://pothik.example/admin\n\nPothik');
});
