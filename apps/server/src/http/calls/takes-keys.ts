import type { EndpointDefinition } from '@pothik/contract/schemas';

const staffCalls: readonly string[] = ['agent', 'editor'];

/** Tells whether programs make a call with an API key; calls for everybody ask for none. */
export const takesKeys = ({
  access,
  takesKeys: said = staffCalls.includes(access),
}: Pick<EndpointDefinition, 'access' | 'takesKeys'>): boolean => said;
