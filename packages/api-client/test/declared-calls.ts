import process from 'node:process';
import { endpoints, type Endpoint } from '@pothik/contract';
import { definitions, type EndpointDefinition } from '@pothik/contract/schemas';

/** An endpoint of the contract under the name that it has in the client. */
export interface DeclaredCall {
  id: string;
  endpoint: Endpoint;
  definition: EndpointDefinition;
}

const registry: Record<string, Record<string, EndpointDefinition>> = definitions;

/** Every call of the contract. */
export const declaredCalls: readonly DeclaredCall[] = Object.entries(endpoints).flatMap(
  ([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]: [string, Endpoint]) => {
      const definition = registry[group]?.[name];
      if (!definition) throw new Error(`${group}.${name} is not defined`);
      return { id: `${group}.${name}`, endpoint, definition };
    }),
);

/** All that the transport knows of an endpoint. */
const kindOf = ({
  endpoint: { method, envelope, mayBeEmpty, bodyType, idempotent, access },
}: DeclaredCall) =>
  [method === 'GET', envelope, mayBeEmpty, bodyType, idempotent, access === 'public'].join();

/**
 * What the transport is tried with: in the plain tier one call of each kind that it can tell apart, in
 * the full tier every call.
 */
export const triedCalls: readonly DeclaredCall[] =
  process.env.TEST_TIER === 'full'
    ? declaredCalls
    : [...Map.groupBy(declaredCalls, kindOf).values()].flatMap(([first]) => first ?? []);
