import { describe, expect, it } from 'vitest';
import type { Message } from '../../http/message.ts';
import { ruleMessage } from '../../http/messages.ts';
import { RequestError } from '../../http/request-error.ts';
import { messages as fileMessages } from '../files/messages.ts';
import {
  checkContact,
  checkDates,
  documentTypeOf,
  sentDocuments,
  type BookingForm,
} from './booking-rules.ts';
import { messages } from './messages.ts';

const form = (more: Partial<BookingForm> = {}): BookingForm => ({
  serviceId: 's1',
  name: 'Rahima',
  phone: '+8801712345678',
  address: 'Lake Road',
  ...more,
});

/** The complaints of a rule about a form, by field; undefined where it is right. */
function saidOf(check: () => unknown): Readonly<Record<string, Message>> | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    expect(error.code).toBe('validation_failed');
    expect(Object.values(error.fields ?? {})).toEqual([error.said]);
    return error.fields;
  }
}

describe('a way to reach the person', () => {
  const missing = messages.contactMissing;

  it.each([
    [{ whatsapp: '01712345678' }],
    [{ imo: '01712345678' }],
    [{ email: 'rahima@example.com' }],
    [{ preferredContact: 'imo', imo: '01712345678' }],
  ] as const)('is there: %j', (given) => {
    expect(saidOf(() => checkContact(form(given)))).toBeUndefined();
  });

  it('is asked for where there is none', () => {
    expect(saidOf(() => checkContact(form()))).toEqual({ preferredContact: missing });
  });

  it('is the chosen one, whatever else is filled in', () => {
    const given = form({ preferredContact: 'email', whatsapp: '01712345678' });
    expect(saidOf(() => checkContact(given))).toEqual({ email: missing });
  });
});

it.each(['0026-12-01', '2020-12-01', '2126-12-01'])('refuses a departure on %s', (day) => {
  expect(saidOf(() => checkDates(form({ departureDate: day })))).toEqual({
    departureDate: ruleMessage('travelDay'),
  });
});

describe('the documents of a booking', () => {
  const [passport, nidFront, nidBack] = ['p', 'f', 'b'].map((bytes) => new Blob([bytes]));
  const pages = { passport, nidFront, nidBack } as Partial<BookingForm>;

  it('are those of the chosen type, whatever else came along', () => {
    const filesOf = (documentType: 'passport' | 'nid') =>
      sentDocuments(form({ ...pages, documentType }), true).files;
    expect(filesOf('passport')).toEqual([{ part: 'passport', file: passport }]);
    expect(filesOf('nid')).toEqual([
      { part: 'nidFront', file: nidFront },
      { part: 'nidBack', file: nidBack },
    ]);
  });

  it('are uploads where those stand in their place, also without a form', () => {
    expect(sentDocuments(form({ passportUpload: 'u1' }), false)).toEqual({
      files: [],
      uploads: [{ part: 'passport', uploadId: 'u1' }],
    });
    expect(sentDocuments(form({ nidFront, nidBackUpload: 'u2' }), true)).toEqual({
      files: [{ part: 'nidFront', file: nidFront }],
      uploads: [{ part: 'nidBack', uploadId: 'u2' }],
    });
    const twice = form({ passport, passportUpload: 'u1' });
    expect(saidOf(() => sentDocuments(twice, true))).toEqual({ passport: fileMessages.photoTwice });
  });

  it('are none where none were promised or none could come along', () => {
    const none = { files: [], uploads: [] };
    expect(sentDocuments(form(), true)).toEqual(none);
    expect(sentDocuments(form({ documentType: 'nid' }), false)).toEqual(none);
  });

  it('are asked for at the first that is missing', () => {
    const said = (more: Partial<BookingForm>) => saidOf(() => sentDocuments(form(more), true));
    expect(said({ documentType: 'passport' })).toEqual({
      passport: ruleMessage('passportMissing'),
    });
    const both = ruleMessage('nidMissing');
    expect(said({ documentType: 'nid' })).toEqual({ nidFront: both });
    expect(said({ documentType: 'nid', ...(nidFront && { nidFront }) })).toEqual({ nidBack: both });
  });

  it.each([
    [['passport'], 'passport'],
    [['nidFront'], 'nid'],
    [['nidBack'], 'nid'],
    [[], undefined],
  ] as const)('are of the type that came along where none was chosen: %j', (names, type) => {
    const sent = Object.fromEntries(names.map((name) => [name, pages[name]]));
    expect(documentTypeOf(form(sent))).toBe(type);
  });

  it('are of the chosen type even where another came along', () => {
    expect(documentTypeOf(form({ ...pages, documentType: 'nid' }))).toBe('nid');
  });
});
