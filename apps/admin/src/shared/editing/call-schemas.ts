import './without-eval.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { definitions } from '@pothik/contract/schemas';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { failureMessages } from '../../messages/failures.ts';

/** The schemas by which the server checks each call. */
export { definitions as calls };

/** Checks the fields of a form as the server would, and says the same of them. */
export const checkedBy = <Fields extends FieldValues>(
  schema: z.ZodType<unknown, Fields>,
): Resolver<Fields> => zodResolver(schema, { error: failureMessages.input }, { raw: true });
