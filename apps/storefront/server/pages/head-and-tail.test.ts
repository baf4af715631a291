import { expect, it } from 'vitest';
import { rewriteHeadAndTail } from './head-and-tail.ts';

const state = '<script type="application/json" id="page-state">{"name":"পথিক"}</script>';
const page = Buffer.from(
  `<html><head><title>পথিক</title></head><body><p>যাত্রা</p>${state}<script>start()</script></body></html>`,
);

it('changes what stands around the content, and leaves the content and the state alone', () => {
  const changed = rewriteHeadAndTail(page, ({ head, scripts }) => ({
    head: head.replace('পথিক', 'Pothik'),
    scripts: scripts.replace('start()', 'begin()'),
  }));
  expect(changed.page.toString()).toBe(
    page.toString().replace('<title>পথিক', '<title>Pothik').replace('start()', 'begin()'),
  );
});

it('takes no script of the content for one of the page', () => {
  const harmful = page
    .toString()
    .replace('<p>', `${state.replace('{', '{"x":')}<script>steal()</script><p>`);
  const { around } = rewriteHeadAndTail(Buffer.from(harmful), (found) => found);
  expect(around.scripts).toContain('start()');
  expect(around.head + around.scripts).not.toContain('steal()');
});

it.each(['<p>robots</p>', '<head></head><p>no state</p>', ''])('leaves %j as it is', (text) => {
  const { page: same, around } = rewriteHeadAndTail(Buffer.from(text), () => ({
    head: 'x',
    scripts: 'x',
  }));
  expect(same.toString()).toBe(text);
  expect(around).toEqual({ head: '', scripts: '' });
});
