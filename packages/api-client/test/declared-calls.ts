import process from 'node:process';
import { endpoints, type EndpointDeclaration, type EndpointSchemas } from '@pothik/contract';
import { endpointSchemas } from '@pothik/contract/schemas';

/** An endpoint of the contract under the name that it has in the client. */
export interface DeclaredCall {
  id: string;
  endpoint: EndpointDeclaration;
  schemas: EndpointSchemas;
}

const registry: Record<string, Record<string, EndpointSchemas>> = endpointSchemas;

/** Every call of the contract. */
export const declaredCalls: readonly DeclaredCall[] = Object.entries(endpoints).flatMap(
  ([group, calls]) =>
    Object.entries(calls).map(([name, endpoint]: [string, EndpointDeclaration]) => {
      const schemas = registry[group]?.[name];
      if (!schemas) throw new Error(`${group}.${name} has no schemas`);
      return { id: `${group}.${name}`, endpoint, schemas };
    }),
);

/** All that the transport knows of an endpoint. */
const kindOf = ({
  endpoint: { method, envelope, mayBeEmpty, body, idempotent, access },
}: DeclaredCall) =>
  [method === 'GET', envelope, mayBeEmpty, body, idempotent, access === 'public'].join();

/**
 * What the transport is tried with: in the plain tier one call of each kind that it can tell apart, in
 * the full tier every call.
 */
export const triedCalls: readonly DeclaredCall[] =
  process.env.TEST_TIER === 'full'
    ? declaredCalls
    : [...Map.groupBy(declaredCalls, kindOf).values()].flatMap(([first]) => first ?? []);
