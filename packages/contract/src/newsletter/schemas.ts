import { z } from 'zod';
import { acknowledgement, email, text } from '../wire-types.ts';

export const subscribe = {
  summary: 'Ask for the newsletter; a mail asks back',
  body: z.object({ email }),
  result: acknowledgement,
};
export const confirm = {
  summary: 'Confirm the address with the token of the mail',
  body: z.object({ token: text(200).min(1) }),
  result: acknowledgement,
};
