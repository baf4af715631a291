import { z } from 'zod';
import { rule } from '../rule.ts';
import { databaseInteger, text, writtenText } from '../wire-types.ts';

/** The version that whoever makes the change has seen; another since then is a conflict. */
export const expectedVersion = databaseInteger(1).optional();

/** A field that may be left out, which changes nothing, or emptied: by null, or by no text at all. */
export const line = (maximum: number) =>
  writtenText(maximum)
    .nullish()
    .transform((value) => (value === '' ? null : value));

/** A currency by its three letters. */
export const currency = z.string().regex(/^[A-Z]{3}$/, rule('currency'));

/** A picture that was uploaded before, and what it shows. */
export const pictureInput = z.object({ secure_url: text(500), alt: writtenText(300).optional() });
