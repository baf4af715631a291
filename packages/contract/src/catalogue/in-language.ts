import { z } from 'zod';
import { contentLanguages } from '../rules/content-languages.ts';

/**
 * Which language the texts of an answer shall be in; default: English. What is not translated, or not published
 * in it, is answered in English.
 */
export const inLanguage = z.object({ lang: z.enum(contentLanguages).optional() });
