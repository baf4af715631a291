import { definitionOf } from './declarations.ts';
import type { DefinedGroup } from './contract-program.ts';
import { docComment } from './print-type.ts';

/**
 * Calls whose hooks are written by hand, in `packages/api-client/src/rtk-query`: another server's answers
 * are read with care there, or the pages of a list follow one another.
 */
const byHand = ['users.preferences', 'notifications.list', 'staffChats.list'];

const pascalCase = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** The file of a group: `staff-bookings-api`. */
const fileOf = ({ group }: DefinedGroup) =>
  `${group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-api.ts`;

interface Hook {
  /** The call, in its group. */
  name: string;
  /** As RTK Query knows it: `servicesGet`. */
  endpoint: string;
  kind: 'Query' | 'Mutation';
  summary: string;
  options: string;
}

function hooksOf(group: DefinedGroup): Hook[] {
  return group.endpoints
    .filter(({ name }) => !byHand.includes(`${group.group}.${name}`))
    .map(({ name }) => {
      const definition = definitionOf(group, name);
      const { provides, invalidates, quiet, summary } = definition;
      const isQuery = definition.method === 'GET' || definition.readsOnly === true;
      const call = `${group.exportName}.${name}`;
      const options = [
        `queryFn: calls(${call}${quiet ? ', { quiet: true }' : ''})`,
        ...(provides ? [`providesTags: ${JSON.stringify(provides)}`] : []),
        ...(invalidates ? [`invalidatesTags: ${JSON.stringify(invalidates)}`] : []),
      ];
      return {
        name,
        endpoint: group.group + pascalCase(name),
        kind: isQuery ? 'Query' : 'Mutation',
        summary,
        options: options.join(', '),
      };
    });
}

function fileText(group: DefinedGroup, hooks: readonly Hook[]): string {
  const kinds = [...new Set(hooks.map(({ kind }) => kind))].sort();
  const types = ['Group', ...kinds.flatMap((kind) => [kind, `${kind}Hook`])].sort();
  const calls = `${pascalCase(group.group)}Calls`;
  const type = (name: string) => `${calls}['${name}']`;
  return `// Generated from packages/contract/src/${group.module} by \`pnpm generate\`. Change that file instead.
import { ${group.exportName} } from '@pothik/contract';
import { calls, hookOf, pothikApi } from '../api.ts';
import type { ${types.join(', ')} } from '../group.ts';

type ${calls} = typeof ${group.exportName};

${docComment(group.comment)}export const ${group.group}Api: Group<{
${hooks.map(({ name, endpoint, kind }) => `${endpoint}: ${kind}<${type(name)}>;`).join('\n')}
}> = pothikApi.injectEndpoints({
  endpoints: (build) => ({
${hooks
  .map(({ endpoint, kind, options }) => `${endpoint}: build.${kind.toLowerCase()}({ ${options} }),`)
  .join('\n')}
  }),
});

${hooks
  .map(({ name, endpoint, kind, summary }) => {
    const hook = `use${pascalCase(endpoint)}${kind}`;
    return `${docComment(`${summary}.`)}export const ${hook}: ${kind}Hook<${type(name)}> = /* @__PURE__ */ hookOf(${group.group}Api, '${hook}');`;
  })
  .join('\n')}
`;
}

/** The files of RTK Query's hooks, by their name. */
export function hookFiles(groups: readonly DefinedGroup[]): Map<string, string> {
  const files = new Map<string, string>();
  const listed = groups
    .map((group) => ({ group, hooks: hooksOf(group) }))
    .filter(({ hooks }) => hooks.length > 0);
  for (const { group, hooks } of listed) files.set(fileOf(group), fileText(group, hooks));
  const exported = listed.map(({ group }) => `export * from './${fileOf(group)}';\n`);
  files.set(
    'index.ts',
    `// Generated from packages/contract/src/definitions.ts by \`pnpm generate\`.\n${exported.join('')}`,
  );
  return files;
}
