import { z } from 'zod';
import { acknowledgement, email, text } from '../wire-types.ts';

export const subscribe = { body: z.object({ email }), result: acknowledgement };
export const confirm = { body: z.object({ token: text(200).min(1) }), result: acknowledgement };
