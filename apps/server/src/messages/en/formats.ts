import { createFormats } from '../create-formats.ts';

export const formats = createFormats({
  locale: 'en-IN',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  taka: (amount) => `Tk ${amount}`,
});
