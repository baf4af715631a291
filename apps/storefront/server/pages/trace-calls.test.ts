import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { toPage } from './rendered-page.ts';

const html =
  '<html><head><title>পথিক</title></head><body><script type="application/json" id="page-state">{}</script><script>start()</script></body></html>';
const parts = {
  headersFor: ({ scripts }: { scripts: readonly string[] }) => ({ policy: scripts.join(' ') }),
  styleOf: () => undefined,
};

/** The headers with which a page's script asks for an address. */
async function headersOf(page: string, address: string): Promise<Headers> {
  const [, script = ''] = /<script>(\(\(\) => \{\nconst send[\s\S]*?)<\/script>/.exec(page) ?? [];
  const asked: Request[] = [];
  const location = new URL('https://pothik.example/services');
  const window = { fetch: (request: Request) => Promise.resolve(asked.push(request)) };
  const surroundings = { window, location, fetch: window.fetch, Request, crypto };
  runInNewContext(script, surroundings);
  await window.fetch(new Request(address, { headers: { accept: 'application/json' } }));
  return asked[0]?.headers ?? new Headers();
}

it('begins a trace with each call of its own server, and of no other', async () => {
  const page = await toPage(new Response(html), { ...parts, isTraced: true });
  const text = page.plain.toString();
  const own = await headersOf(text, 'https://pothik.example/api/services');
  expect(own.get('traceparent')).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(own.get('accept')).toBe('application/json');
  const other = await headersOf(text, 'https://pothik.example.org/api/services');
  expect(other.has('traceparent')).toBe(false);
  // The page's policy allows the script.
  expect(page.headers.policy?.split(' ')).toHaveLength(2);
});

it('says nothing of traces where nobody is told', async () => {
  const page = await toPage(new Response(html), parts);
  expect(page.plain.toString()).not.toContain('traceparent');
});
