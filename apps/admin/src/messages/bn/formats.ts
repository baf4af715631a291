import type { Formats } from '../en/formats.ts';

export const messages: Formats = {
  locale: 'bn-BD',
  month: 'long',
  count: (value) => value.toLocaleString('bn-BD'),
  taka: (amount) => `৳${Math.ceil(amount).toLocaleString('bn-BD')}`,
};
