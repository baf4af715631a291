import { z } from 'zod';
import { text } from '../wire-types.ts';

/** A picture that was uploaded before, and what it shows. */
export const pictureInput = z.object({ secure_url: text(500), alt: text(300).trim().optional() });
