import path from 'node:path';
import type ts from 'typescript';
import { definitions } from '../src/definitions.ts';
import type { EndpointDefinition } from '../src/define-endpoint.ts';
import type { ContractProgram, DefinedGroup } from './contract-program.ts';
import { docComment, type TypePrinter } from './print-type.ts';

/** Fields of a definition that a browser has no use for. */
const leftOut = [
  'summary',
  'query',
  'body',
  'result',
  'errors',
  'cache',
  'provides',
  'invalidates',
  'readsOnly',
  'takesKeys',
  'beforeFactor',
  'quiet',
] satisfies (keyof EndpointDefinition)[];

/** The definition of a call. */
export function definitionOf({ group }: DefinedGroup, name: string): EndpointDefinition {
  const endpoints: Record<string, Record<string, EndpointDefinition>> = definitions;
  const definition = endpoints[group]?.[name];
  if (!definition) throw new Error(`${group}.${name} is not defined`);
  return definition;
}

const parametersOf = ({ path: route }: EndpointDefinition) =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => `${String(name)}: string;`);

/** The input of a call: parameters, query and body in one object. */
function inputType(
  program: ContractProgram,
  printer: TypePrinter,
  call: ts.Symbol,
  definition: EndpointDefinition,
): string {
  const parameters = parametersOf(definition);
  const parts = ['query', 'body'].flatMap((part) => {
    const schema = program.typeOf(call).getProperty(part);
    return schema ? [program.inferred(program.typeOf(schema), 'input')] : [];
  });
  const [only] = parts;
  const printed = only && printer.print(only);
  // A body that is an entity keeps its name.
  if (parameters.length === 0 && printed !== undefined && !printed.startsWith('{')) return printed;
  const members = [...parameters, ...parts.map((part) => printer.printMembers(part))];
  if (members.length === 0) return 'object';
  const [first = ''] = members;
  const isShort = members.length === 1 && !first.includes('\n');
  return isShort ? `{ ${first} }` : `{\n${members.join('\n')}\n}`;
}

/** The declaration of a call, without its name. */
function declaration(
  program: ContractProgram,
  printer: TypePrinter,
  group: DefinedGroup,
  call: ts.Symbol,
): string {
  const definition = definitionOf(group, call.name);
  const kept = Object.entries(definition).filter(([key]) => !leftOut.some((one) => one === key));
  const result = program.typeOf(call).getProperty('result');
  if (!result) throw new Error(`${group.group}.${call.name} has no result`);
  const types = [
    inputType(program, printer, call, definition),
    printer.print(program.inferred(program.typeOf(result), 'output')),
  ];
  const { lang } = definition.query?.shape ?? {};
  const facts = { ...Object.fromEntries(kept), ...(lang ? { inLanguages: true } : {}) } as object;
  return `${JSON.stringify(facts)} as Endpoint<${types.join(', ')}>`;
}

/** A group's constant, and those of its calls that are declared by themselves, by their names. */
function groupTexts(program: ContractProgram, printer: TypePrinter, group: DefinedGroup) {
  const alone = new Map<string, string>();
  const calls = group.endpoints.map((call) => {
    const text = declaration(program, printer, group, call);
    const { summary } = definitionOf(group, call.name);
    const own = program.constantBehind(call);
    if (own === undefined) return `${docComment(`${summary}.`)}${call.name}: ${text},`;
    alone.set(own, `${docComment(program.commentOf(call))}export const ${own} = ${text};\n`);
    return `${call.name}: ${own},`;
  });
  const whole = `export const ${group.exportName} = {\n${calls.join('\n')}\n};\n`;
  return { alone, whole: docComment(group.comment) + whole };
}

/** Where the constant of a call stands: in a file of its own, so that who makes few calls loads no others. */
const fileOf = (constant: string) =>
  `${constant.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`;

const notice = (from: string) =>
  `// Generated from src/${from} by \`pnpm generate\`. Change that file instead.\n`;

/** The names of these that a text uses. */
const usedIn = (text: string, names: readonly string[]) =>
  names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();

/** Modules that declare choices of words, by the name of the choice. */
type Choices = ReadonlyMap<string, string>;

function importsOf(text: string, from: string, entities: readonly string[], choices: Choices) {
  const to = (module: string) => {
    const relative = path.posix.relative(path.posix.dirname(from), module);
    return relative.startsWith('.') ? relative : `./${relative}`;
  };
  const lines: [names: string[], module: string][] = [
    [usedIn(text, ['Endpoint']), 'endpoint.ts'],
    [usedIn(text, ['Page']), 'pagination.ts'],
    [from.endsWith('/entities.ts') ? [] : usedIn(text, entities), 'generated/entities.ts'],
    ...[...Map.groupBy(usedIn(text, [...choices.keys()]), (name) => choices.get(name) ?? '')].map(
      ([module, names]): [string[], string] => [names, module],
    ),
  ];
  return lines
    .filter(([names]) => names.length > 0)
    .map(([names, module]) => `import type { ${names.join(', ')} } from '${to(module)}';\n`)
    .join('');
}

/** Fewer members in common are no kinship: many things have an id and a name. */
const leastInherited = 5;

/** The largest entity all of whose members this one has as well. */
function baseOf(
  printer: TypePrinter,
  type: ts.Type,
  entities: ReadonlyMap<ts.Symbol, ts.Type>,
): [ts.Symbol, ts.Type] | undefined {
  const own = new Set(printer.memberKeys(type));
  const sizeOf = ([, one]: [ts.Symbol, ts.Type]) => one.getProperties().length;
  const [largest] = [...entities]
    .filter((one) => sizeOf(one) >= leastInherited && sizeOf(one) < own.size)
    .filter(([, one]) => printer.memberKeys(one).every((key) => own.has(key)))
    .toSorted((one, other) => sizeOf(other) - sizeOf(one));
  return largest;
}

/** The files of declarations that a browser loads, by their path below `src`. */
export function declarationFiles(
  program: ContractProgram,
  printer: TypePrinter,
  choices: Choices,
): Map<string, string> {
  const files = new Map<string, string>();
  const schemas = program.exportsOf('entities.ts').get('entitySchemas');
  if (!schemas) throw new Error('there are no entities');
  const entities = program.typeOf(schemas).getProperties();
  const types = new Map(
    entities.map((one) => [one, program.inferred(program.typeOf(one), 'output')] as const),
  );
  for (const [entity, type] of types) printer.name(entity.name, type);
  const written = [...types].map(([entity, type]) => {
    const base = baseOf(printer, type, types);
    const head = `export interface ${entity.name}${base ? ` extends ${base[0].name}` : ''}`;
    const members = printer.printMembers(type, base?.[1]);
    return `${docComment(program.commentOf(entity))}${head} {\n${members}\n}\n`;
  });
  const names = entities.map(({ name }) => name);
  const put = (file: string, from: string, text: string, imports = '') =>
    files.set(file, `${notice(from)}${importsOf(text, file, names, choices)}${imports}\n${text}`);
  put('generated/entities.ts', 'entities.ts', written.join('\n'));

  const groups = program.groups();
  const ownFiles: string[] = [];
  for (const [module, ofModule] of Map.groupBy(groups, (group) => group.module)) {
    const texts = ofModule.map((group) => groupTexts(program, printer, group));
    const alone = texts.flatMap((text) => [...text.alone]);
    for (const [constant, text] of alone) {
      const file = path.posix.join(path.posix.dirname(module), fileOf(constant));
      ownFiles.push(file);
      put(`generated/${file}`, module, text);
    }
    const imports = alone.map(
      ([constant]) => `import { ${constant} } from './${fileOf(constant)}';\n`,
    );
    const whole = texts.map((text) => text.whole).join('\n');
    put(`generated/${module}`, module, whole, imports.join(''));
  }

  const modules = Map.groupBy(groups, (group) => group.module);
  const listed = [...modules].map(
    ([module, ofModule]) =>
      `import { ${ofModule.map(({ exportName }) => exportName).join(', ')} } from './${module}';\n`,
  );
  files.set(
    'generated/endpoints.ts',
    `${notice('definitions.ts')}${listed.join('')}
/** Every endpoint of the API, grouped as the SDK shows them. */
export const endpoints = {
${groups.map(({ group, exportName }) => `${group}: ${exportName},`).join('\n')}
};

/** The type of the registry: groups, names and declarations. */
export type Endpoints = typeof endpoints;
`,
  );
  files.set(
    'generated/index.ts',
    `${notice('definitions.ts')}export { endpoints } from './endpoints.ts';
export type { Endpoints } from './endpoints.ts';
export type { ${names.sort().join(', ')} } from './entities.ts';
${[...ownFiles, ...modules.keys()].map((module) => `export * from './${module}';`).join('\n')}
`,
  );
  return files;
}
