/**
 * Every endpoint and entity with its schemas. They need a schema library at run time; a browser that only
 * calls the API loads the package's main entry instead.
 */
export { defineEndpoint } from './define-endpoint.ts';
export type {
  BodyOf,
  CachePolicy,
  EndpointDefinition,
  HandlerResult,
  ParamsOf,
  QueryOf,
} from './define-endpoint.ts';
export { definitions } from './definitions.ts';
export type { Definitions } from './definitions.ts';
export { entitySchemas } from './entities.ts';
export { banglaInputs } from './messages/bn/inputs.ts';
export { englishInputs, type InputMessages } from './messages/en/inputs.ts';
export type { InputKey } from './rule.ts';
export { inputMessage, inputMessageInBangla } from './input-message.ts';
export { jsonSchemaOf } from './json-schema.ts';
export type { JsonSchema } from './json-schema.ts';
export { wireSchema } from './wire-schema.ts';
export { databaseInteger, id, text } from './wire-types.ts';
