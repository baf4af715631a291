import { expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const mail = composeMail({
  to: 'rahima@example.com',
  sender: 'Pothik',
  subject: 'Booking <PTK-1>',
  paragraphs: [
    'Your booking needs something from you.',
    'A sharper photo, please:\n<b>both</b> sides & corners',
    { lead: 'Answer here', action: 'Answer', link: 'https://pothik.example/track#a&b' },
    { lead: 'Or find it later', action: 'Find it', link: 'https://pothik.example/track' },
  ],
});

it('says the same in plain words, with each address on a line of its own', () => {
  expect(mail.text).toBe(
    [
      'Your booking needs something from you.',
      'A sharper photo, please:\n<b>both</b> sides & corners',
      'Answer here:\nhttps://pothik.example/track#a&b',
      'Or find it later:\nhttps://pothik.example/track',
      'Pothik',
    ].join('\n\n'),
  );
});

it('makes a button of the first link alone', () => {
  expect(mail.html).toContain(
    '<a class="button" href="https://pothik.example/track#a&amp;b">Answer</a>',
  );
  expect(mail.html).toContain('<a class="link" href="https://pothik.example/track">Find it</a>');
});

it('shows what people have typed as text', () => {
  expect(mail.html).toContain('&lt;b&gt;both&lt;/b&gt; sides &amp; corners');
  expect(mail.html).toContain('<title>Booking &lt;PTK-1&gt;</title>');
});
