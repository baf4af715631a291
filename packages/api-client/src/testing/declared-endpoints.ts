import { apiPrefix, endpoints, type EndpointDeclaration } from '@pothik/contract';
import { definitions, type EndpointDefinition } from '@pothik/contract/schemas';

/** An endpoint of the contract with what belongs to it. */
export interface DeclaredEndpoint {
  group: string;
  name: string;
  declaration: EndpointDeclaration;
  definition: EndpointDefinition;
  /** Matches its address below the origin; parameters in the path are named groups. */
  address: RegExp;
}

function addressOf({ path }: EndpointDeclaration): RegExp {
  return new RegExp(`^${apiPrefix}${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

const declarations: Record<string, Record<string, EndpointDeclaration>> = endpoints;

/** Every endpoint of the contract; one whose path has no parameters comes before those that have. */
export const declaredEndpoints: readonly DeclaredEndpoint[] = Object.entries(definitions)
  .flatMap(([group, calls]) =>
    Object.entries(calls).map(([name, definition]: [string, EndpointDefinition]) => {
      const declaration = declarations[group]?.[name];
      if (!declaration) throw new Error(`${group}.${name} is not declared`);
      return { group, name, declaration, definition, address: addressOf(declaration) };
    }),
  )
  .sort((one, other) => parametersIn(one) - parametersIn(other));

function parametersIn({ declaration }: DeclaredEndpoint): number {
  return declaration.path.split('{').length;
}

/**
 * The definition of an endpoint of the contract.
 *
 * @throws TypeError for any other endpoint.
 */
export function definitionOf(endpoint: EndpointDeclaration): EndpointDefinition {
  const declared = declaredEndpoints.find(({ declaration }) => declaration === endpoint);
  if (!declared) throw new TypeError(`${endpoint.path} is no endpoint of the contract`);
  return declared.definition;
}
