import type { ClientOptions } from '@pothik/api-client';
import type { Language } from '../shared/languages.ts';
import { messages as bn } from './bn/failures.ts';

/** Words the failures of calls. In English they are worded where they arise (Specification §8). */
export const describeFailure: Record<Language, ClientOptions['describe']> = { en: undefined, bn };
