import { z } from 'zod';
import { day } from '../wire-types.ts';

/** What units of other currencies are worth, by which salaries are told in taka as well. */
export const exchangeRatesSchema = z.object({
  rates: z
    .array(
      z.object({
        currency: z.string(),
        /** Taka for one unit of the currency. */
        taka: z.number().positive(),
        /** The day of the rate. */
        on: day,
      }),
    )
    .optional(),
});
