import { describe, expect, it } from 'vitest';
import { lintAbsentLibraries, lintDangerousCalls } from './dangerous-calls.ts';

/** The complaints about a file, besides those that the other places are not there. */
const complaintsOf = (text: string, name = 'apps/server/src/app.ts') =>
  lintDangerousCalls([{ name, text }]).filter(({ message }) => message.includes('no reason'));

describe('a source file', () => {
  it('passes that does nothing dangerous', () => {
    const text = `
      // eval() and innerHTML are told of here.
      const hash = createHash('sha256').update(text).digest('hex');
      const rows = await pool.query('select 1 from users where id = $1', [id]);
      element.textContent = text;
      const call = <a href={\`tel:\${phone}\`}>{phone}</a>;
      const shown = <a href={toSafePath(page)}>{page}</a>;
      const isHere = location.href === address;`;
    expect(complaintsOf(text)).toEqual([]);
  });

  it.each([
    ['text that is run', 'eval(text);'],
    ['a function of text', 'new Function(text);'],
    ['a program', `import { spawn } from 'node:child_process';`],
    ['a shell', `run(name, { shell: true });`],
    ['HTML of its own', 'element.innerHTML = text;'],
    ['HTML in React', '<p dangerouslySetInnerHTML={{ __html: text }} />'],
    ['a link to a text', '<a className="page" href={page}>'],
    ['a link that begins with a text', '<a href={`${page}?one`}>'],
    ['a page of a text', 'location.replace(wanted);'],
    ['another page of a text', 'location.href = wanted;'],
    ['a window of a text', 'window.open(address)'],
    ['a statement of text', 'sql.raw(text)'],
    ['a query of text', 'pool.query(`select 1 from users where id = ${id}`)'],
    ['chance that can be foreseen', 'const token = Math.random();'],
    ['a broken hash', `createHash('md5')`],
    ['a cipher without a seal', `createCipheriv('aes-256-cbc', key, iv)`],
    ['another hash of passwords', `scryptSync(password, salt, 32)`],
    ['a pattern of text', 'new RegExp(search)'],
    ['messages of other windows', `addEventListener('message', hear)`],
    ['a cookie', `reply.header('set-cookie', 'a=b')`],
    ['any certificate', '({ rejectUnauthorized: false })'],
    ['a log of its own', 'console.log(user)'],
    ['a line to somewhere else', 'await globalThis.fetch(address)'],
  ])('is refused with %s', (_what, text) => {
    expect(complaintsOf(text)).toHaveLength(1);
  });

  it.each([
    'indexedDB.open(name)',
    "import { createStore } from 'idb-keyval';",
    'await caches.open(name)',
    'navigator.locks.request(name, work)',
    'await navigator.serviceWorker.ready',
    'await createImageBitmap(file)',
    'await picture.decode()',
    'navigator.clipboard.writeText(text)',
    'new Worker(address)',
  ])('of a browser is refused with %s, which may never answer', (text) => {
    expect(complaintsOf(text, 'apps/storefront/app/features/page.tsx')).toHaveLength(1);
  });

  it('may have it where the reason is known, which goes with it', () => {
    const name = 'apps/server/src/platform/database/postgres-tool.ts';
    expect(complaintsOf(`import { spawn } from 'node:child_process';`, name)).toEqual([]);
    const stale = lintDangerousCalls([{ name, text: '' }]).filter(({ file }) => file === name);
    expect(stale).toHaveLength(1);
  });
});

describe('the libraries of an app', () => {
  const complaints = (library: string) =>
    lintAbsentLibraries([
      { name: 'package.json', text: JSON.stringify({ dependencies: { [library]: '1.0.0' } }) },
    ]);

  it.each(['fastify', 'jose', 'sanitize-html'])('may have %s', (library) => {
    expect(complaints(library)).toEqual([]);
  });

  it.each(['ldapts', 'xpath', 'fast-xml-parser', '@apollo/server', 'graphql', 'memjs', 'ejs'])(
    'have no %s, which the table of requirements rules out',
    (library) => {
      expect(complaints(library)).toHaveLength(1);
    },
  );
});
