import type { Failure } from '@pothik/api-client/rtk-query';

/** The reasons why a form was refused: the names of its fields, else the kind of the failure. */
export function refusalsOf({ fields = {}, code, status }: Failure): string[] {
  const names = Object.keys(fields);
  if (names.length > 0) return names;
  return [code ?? (status === undefined ? 'no_answer' : 'other')];
}
