import pg from 'pg';
import { inventedWord } from './invented-words.ts';

const trades = [
  'Electrician',
  'Mason',
  'Heavy Driver',
  'Nurse',
  'Cook',
  'Steel Fixer',
  'Cleaner',
  'Welder',
  'Tailor',
  'নার্স',
];
const places = [
  'Saudi Arabia',
  'United Arab Emirates',
  'Qatar',
  'Oman',
  'Malaysia',
  'Singapore',
  'Romania',
  'Japan',
  'Italy',
  'বাংলাদেশ',
];
const companies = [
  'Najd',
  'Gulf Star',
  'Lion City',
  'Carpat',
  'Sakura',
  'Marina Bay',
  'Red Sea',
  'Doha Fresh',
];
const sentences = [
  'Shared accommodation and transport to work are provided by the employer.',
  'Bring your passport, two photographs and the certificates of your trade.',
  'The visa is stamped within three weeks of the medical examination.',
  'থাকা ও যাতায়াতের ব্যবস্থা কোম্পানি করে।',
  'Overtime is paid at one and a half times the hourly wage.',
  'ওমরাহ প্যাকেজে ভিসা, টিকিট ও হোটেল অন্তর্ভুক্ত।',
];

/** Any number of plausible services, put straight into a migrated database. */
export async function insertServices(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let from = 0; from < count; from += 5_000) {
      const rows = Array.from({ length: Math.min(5_000, count - from) }, (_, offset) => {
        const index = from + offset;
        const pick = <Item>(items: readonly Item[], step: number) =>
          items[Math.floor(index / step) % items.length];
        const text = [0, 1, 2].map((turn) => pick(sentences, 1 + turn * 7)).join(' ');
        return {
          id: `generated-${String(index)}`,
          job_title: `${pick(trades, 1) ?? ''} ${String(index)}`,
          country: pick(places, 3),
          // Numbers are no words: the words that are known grow with the services by the names of companies.
          provider_name: `${pick(companies, 11) ?? ''} ${inventedWord(index)} ${String(index % 997)}`,
          description: `<p>${text}</p>`,
          description_text: text,
          position: 1_000 + index,
        };
      });
      await client.query(
        `insert into services (id, job_title, country, provider_name, description, description_text, position)
         select id, job_title, country, provider_name, description, description_text, position
         from jsonb_to_recordset($1::jsonb) as row(id text, job_title text, country text, provider_name text, description text, description_text text, position int)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('vacuum (analyze) services');
  } finally {
    await client.end();
  }
}
