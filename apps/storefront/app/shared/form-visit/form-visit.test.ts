import { expect, it } from 'vitest';
import { createFormVisit, type FormVisitCount } from './form-visit.ts';
import { refusalsOf } from './refusals-of.ts';

/** A form with a line, and what went over it. */
function visitOf(
  form: 'booking' | 'register',
  serviceType?: string,
  { isCounted = () => Promise.resolve(true) } = {},
) {
  const sent: FormVisitCount[] = [];
  const world = { asked: 0, isOnline: true };
  const visit = createFormVisit(form, serviceType, {
    isCounted() {
      world.asked += 1;
      return isCounted();
    },
    isOnline: () => world.isOnline,
    send: (count) => sent.push(count),
  });
  /** The page is left, and what was begun by that is through. */
  const leave = async () => {
    visit.tell();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { visit, sent, world, leave };
}

it('tells how far somebody got, with the parts that were passed over', async () => {
  const { visit, sent, leave } = visitOf('booking', 'visa');
  visit.reach('begun');
  visit.reach('documents');
  visit.reach('contact');
  await leave();
  expect(sent).toEqual([
    { form: 'booking', serviceType: 'visa', steps: ['begun', 'contact', 'documents'] },
  ]);
});

it('tells each step and each refusal once, however often the page is hidden', async () => {
  const { visit, sent, leave } = visitOf('booking', 'visa');
  visit.reach('contact');
  await leave();
  await leave();
  visit.reach('begun');
  visit.reach('submitted');
  visit.refuse(['phone', 'phone']);
  await leave();
  visit.refuse(['phone', 'passport']);
  await leave();
  expect(sent.map(({ steps, refusals }) => [steps, refusals])).toEqual([
    [['begun', 'contact'], undefined],
    [['documents', 'requirements', 'submitted'], ['phone']],
    [[], ['passport']],
  ]);
});

it('knows the parts of a journey where the form asks for them', async () => {
  const { visit, sent, leave } = visitOf('booking', 'flight');
  visit.reach('requirements');
  await leave();
  expect(sent[0]?.steps).toEqual(['begun', 'contact', 'documents', 'travel', 'requirements']);
});

it('begins anew once the form was sent', async () => {
  const { visit, sent, leave } = visitOf('register');
  visit.reach('submitted');
  visit.refuse(['conflict']);
  visit.reach('sent');
  await leave();
  visit.reach('begun');
  visit.refuse(['conflict']);
  await leave();
  expect(sent).toEqual([
    { form: 'register', steps: ['begun', 'submitted', 'sent'], refusals: ['conflict'] },
    { form: 'register', steps: ['begun'], refusals: ['conflict'] },
  ]);
});

it('says nothing of a form that nobody touched, and asks no server', async () => {
  const { sent, world, leave } = visitOf('booking');
  await leave();
  expect([sent, world.asked]).toEqual([[], 0]);
});

it.each([
  ['counts none', () => Promise.resolve(false)],
  ['does not answer', () => Promise.reject(new Error('no line'))],
])('says nothing to a server that %s', async (_server, isCounted) => {
  const { visit, sent, world, leave } = visitOf('booking', 'visa', { isCounted });
  visit.reach('begun');
  visit.reach('sent');
  await leave();
  await leave();
  expect([sent, world.asked]).toEqual([[], 1]);
});

it('says without a line nothing, and with one what it has not said', async () => {
  const { visit, sent, world, leave } = visitOf('booking');
  visit.reach('begun');
  world.isOnline = false;
  await leave();
  expect(sent).toEqual([]);
  world.isOnline = true;
  await leave();
  expect(sent).toHaveLength(1);
});

it('tells why a form was not taken by names alone, never by what was written', async () => {
  const { visit, sent, leave } = visitOf('register');
  visit.reach('submitted');
  const name = 'HttpError';
  const message = 'rahima@example.com is taken';
  visit.refuse(
    refusalsOf({ name, message, status: 400, fields: { phone: '0171', city: 'Sylhet' } }),
  );
  visit.refuse(refusalsOf({ name, message, status: 409, code: 'conflict' }));
  visit.refuse(refusalsOf({ name: 'NetworkError', message }));
  visit.refuse(refusalsOf({ name, message, status: 503, code: 'unavailable' }));
  await leave();
  expect(sent[0]?.refusals).toEqual(['phone', 'other', 'conflict', 'no_answer']);
});
