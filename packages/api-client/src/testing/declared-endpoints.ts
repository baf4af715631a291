import {
  apiPrefix,
  endpoints,
  type EndpointDeclaration,
  type EndpointSchemas,
} from '@pothik/contract';
import { endpointSchemas } from '@pothik/contract/schemas';

/** An endpoint of the contract with what belongs to it. */
export interface DeclaredEndpoint {
  group: string;
  name: string;
  declaration: EndpointDeclaration;
  schemas: EndpointSchemas;
  /** Matches its address below the origin; parameters in the path are named groups. */
  address: RegExp;
}

function addressOf({ path }: EndpointDeclaration): RegExp {
  return new RegExp(`^${apiPrefix}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const schemas: Record<string, Record<string, EndpointSchemas>> = endpointSchemas;

/** Every endpoint of the contract; one whose path has no parameters comes before those that have. */
export const declaredEndpoints: readonly DeclaredEndpoint[] = Object.entries(endpoints)
  .flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, declaration]: [string, EndpointDeclaration]) => {
      const own = schemas[group]?.[name];
      if (!own) throw new Error(`${group}.${name} has no schemas`);
      return { group, name, declaration, schemas: own, address: addressOf(declaration) };
    }),
  )
  .sort((one, other) => parametersIn(one) - parametersIn(other));

function parametersIn({ declaration }: DeclaredEndpoint): number {
  return declaration.path.split('{').length;
}

/**
 * The schemas of an endpoint of the contract.
 *
 * @throws TypeError for any other endpoint.
 */
export function schemasOf(endpoint: EndpointDeclaration): EndpointSchemas {
  const declared = declaredEndpoints.find(({ declaration }) => declaration === endpoint);
  if (!declared) throw new TypeError(`${endpoint.path} is no endpoint of the contract`);
  return declared.schemas;
}
