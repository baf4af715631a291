import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

function linesOf(statements: string): Record<string, unknown>[] {
  const program = `
    const { createLog } = await import(${JSON.stringify(new URL('log.ts', import.meta.url).href)});
    const log = createLog();
    ${statements}`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  return lines.map((line): Record<string, unknown> => JSON.parse(line) as Record<string, unknown>);
}

it('writes a line of JSON with the time in UTC, the level by name and the request', () => {
  const [line] = linesOf(`log.child({ reqId: 'r-1' }).warn({ service: 's-1' }, 'slow');`);
  expect(line).toMatchObject({ level: 'warn', reqId: 'r-1', service: 's-1', msg: 'slow' });
  expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it('hides credentials wherever they stand', () => {
  const [line] = linesOf(`log.info({
    req: { headers: { 'user-agent': 's3cret' }, authorization: 'Bearer s3cret', cookie: 'sid=s3cret' },
    body: { email: 'a@example.com', password: 's3cret', newPassword: 's3cret' },
    token: 's3cret', visitorToken: 's3cret', answer: { data: { token: 's3cret' } },
  });`);
  expect(JSON.stringify(line)).not.toContain('s3cret');
  expect(line).toMatchObject({ body: { email: 'a@example.com', password: '[hidden]' } });
});

it('has written a line by the time that the call returns', () => {
  const [line] = linesOf(`log.info('the last'); process.kill(process.pid, 'SIGKILL');`);
  expect(line).toMatchObject({ msg: 'the last' });
});
