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
