import { apiPrefix } from '@pothik/contract';
import type { EndpointDefinition } from '@pothik/contract/schemas';
import { z } from 'zod';
import { takesKeys } from '../calls/takes-keys.ts';
import { errorsByStatus, type DocumentedEndpoint } from './openapi.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '');

const access = {
  public: 'anyone, no session is sent',
  anyone: 'anyone',
  visitor: "the chat's visitor",
  'signed-in': 'who is signed in',
  agent: 'staff: agent',
  editor: 'staff: editor',
  owner: 'staff: owner',
};

/** Tells who makes a call, and whether programs do with a key. */
const whoMay = (definition: EndpointDefinition): string =>
  access[definition.access] + (takesKeys(definition) ? ', API keys' : '');

function fields(title: string, schema: z.ZodType | undefined): string {
  if (!(schema instanceof z.ZodObject)) return '';
  const rows = Object.entries(schema.shape as Record<string, z.ZodType>).map(
    ([name, field]) =>
      `<li><code>${escape(name)}</code>${field.safeParse(undefined).success ? '' : ' required'}</li>`,
  );
  return rows.length > 0 ? `<h4>${title}</h4><ul>${rows.join('')}</ul>` : '';
}

function section({ id, definition }: DocumentedEndpoint): string {
  const errors = [...errorsByStatus(definition)]
    .sort(([a], [b]) => a - b)
    .map(
      ([status, codes]) =>
        `<li>${String(status)} <code>${codes.join('</code> <code>')}</code></li>`,
    );
  return `<article id="${id}">
<h3><b class="${definition.method.toLowerCase()}">${definition.method}</b> <code>${apiPrefix}${escape(definition.path)}</code></h3>
<p>${escape(definition.summary)}. <small>${whoMay(definition)}</small></p>
${fields('Query', definition.query)}${fields(definition.bodyType === 'multipart' ? 'Body, multipart' : 'Body', definition.body)}${fields('Answer', definition.result)}
<details><summary>Errors</summary><ul>${errors.join('')}</ul></details>
</article>`;
}

const style = `
:root{color-scheme:light dark;--ink:#17221d;--paper:#faf6ee;--line:#d8d3c6;--river:#0c5c53}
@media(prefers-color-scheme:dark){:root{--ink:#e9ede8;--paper:#121a17;--line:#33403a;--river:#6fc7b8}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}
a{color:var(--river)}nav ul{columns:14rem;list-style:none;padding:0}
h2{margin:2.5rem 0 .5rem;border-bottom:2px solid var(--river)}h3{font-size:1rem;margin:0;overflow-wrap:anywhere}h4{margin:.75rem 0 .25rem}
article{padding:1rem 0;border-bottom:1px solid var(--line)}article ul{margin:.25rem 0;padding-left:1.25rem}
h3 b{display:inline-block;min-width:4rem;color:var(--river)}small{opacity:.8}`;

/** A page that people read, with nothing on it that is loaded from elsewhere. */
export function referencePage(listed: readonly DocumentedEndpoint[]): {
  html: string;
  style: string;
} {
  const groups = Map.groupBy(listed, ({ id }) => id.split('.')[0] ?? id);
  const links = [...groups.keys()].map((name) => `<li><a href="#${name}">${name}</a></li>`);
  const parts = [...groups].map(
    ([name, members]) =>
      `<section id="${name}"><h2>${name}</h2>${members.map(section).join('')}</section>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pothik API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main>
<h1>Pothik API</h1><p>The same as <a href="${apiPrefix}/openapi.json">OpenAPI 3.1</a>. Answers carry
<code>success</code> and their result; errors carry <code>message</code>, <code>code</code> and
<code>requestId</code>.</p><nav aria-label="Groups"><ul>${links.join('')}</ul></nav>${parts.join('')}
</main></body></html>`;
  return { html, style };
}
