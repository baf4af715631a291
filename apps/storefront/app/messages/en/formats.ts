import { createFormats, type Formats } from '../../shared/create-formats.ts';

export const messages: Formats = createFormats({
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  writeDigits: (text) => text,
  currencies: {},
  taka: (amount) => `Tk ${amount}`,
});
