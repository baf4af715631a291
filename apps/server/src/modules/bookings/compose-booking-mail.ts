import type { BookingStatus, Contact, ContentLanguage } from '@pothik/contract';
import { messagesIn, type Messages } from '../../messages/messages-in.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import type { MailClass } from '../../platform/mail/mail-class.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import type { Fact, Paragraph, Step } from '../../platform/mail/paragraphs.ts';
import { toMailedPicture } from '../media/image-serializer.ts';
import type { DocumentKeys } from '../files/document-keys.ts';
import { bookingLink, pageOfLink } from './booking-links.ts';
import type { ToldBooking } from './told-booking.ts';

/** The facts that news are made of, read before the transaction. */
export interface NewsFacts {
  /** The product's name. */
  sender: string;
  publicOrigin: string;
  contact: Contact;
  /** Sign the links by which guests open their bookings. */
  keys: DocumentKeys;
}

interface BookingLetter extends ToldBooking {
  to: string;
  class: MailClass;
  language: ContentLanguage;
  status: BookingStatus;
  /** Set where the booking was made just now. */
  isNew: boolean;
  /** Of staff, to the customer. */
  note: string | undefined;
}

type Words = Messages['bookings'];

/** The picture of what was booked. */
function toPicture({ service }: ToldBooking): Paragraph[] {
  if (service?.image === undefined) return [];
  return [{ ...toMailedPicture(service.image), alt: service.title ?? '' }];
}

function toFacts({ booking, service, total, step, steps, status }: BookingLetter, words: Words) {
  const { facts, formats } = words;
  const { departureDate, serviceType } = booking;
  const beginning = serviceType === 'hotel' ? facts.checkIn : facts.departure;
  const given = (label: string, value: string | undefined): Fact[] =>
    value === undefined ? [] : [{ label, value }];
  const where = status === 'cancelled' ? words.cancelled : words.standing(status, step, steps);
  return [
    ...given(facts.service, service?.title),
    ...given(beginning, departureDate ? formats.day(departureDate) : undefined),
    ...given(facts.total, total && formats.money(total)),
    { label: facts.standing, value: `${where} ${words.next(status, serviceType)}` },
  ];
}

/** Where the booking is found: in the account, or by a guest's own link. */
function toSteps({ booking, status }: BookingLetter, words: Words, keys: DocumentKeys): Step[] {
  const { id, reference, userId } = booking;
  const said = status === 'action_required' ? words.answer : words.see;
  if (userId !== null) return [{ ...said, page: '/my-bookings' }];
  const { lead, action } = words.find;
  return [
    { ...said, page: pageOfLink(bookingLink(keys, id)) },
    { lead: lead(reference), action, page: '/track' },
  ];
}

function toContact({ phone, email }: Contact, words: Words): Paragraph[] {
  const { facts, contact } = words;
  const ways = [
    ...(phone
      ? [{ label: facts.phone, value: phone, link: `tel:${phone.replaceAll(/[^+\d]/g, '')}` }]
      : []),
    ...(email ? [{ label: facts.email, value: email, link: `mailto:${email}` }] : []),
  ];
  return ways.length === 0 ? [] : [contact, { facts: ways }];
}

/** A mail with news of a booking, in the language of who booked. */
export function composeBookingMail(
  letter: BookingLetter,
  { sender, publicOrigin, contact, keys }: NewsFacts,
): Mail {
  const { to, language, status, isNew, note } = letter;
  const { reference } = letter.booking;
  const words = messagesIn(language).bookings;
  const { received, moved } = words;
  return composeMail({
    ...{ to, class: letter.class, sender, language, publicOrigin },
    subject: isNew ? received.subject(reference) : moved.subject(reference, status),
    paragraphs: [
      isNew ? received.text(reference) : moved.text(reference, status),
      ...(note ? [note] : []),
      ...(isNew ? [received.soon] : []),
      ...toPicture(letter),
      { facts: toFacts(letter, words) },
      ...toSteps(letter, words, keys),
      ...toContact(contact, words),
    ],
  });
}
