import type { ListedBooking } from '@pothik/contract';
import type { StatusTone } from '@pothik/ui';
import { bookingMessages } from '../messages/bookings.ts';
import { caseMessages } from '../messages/case.ts';
import { toMoment } from './moments.ts';

const { asked, anAnswer } = caseMessages.bookings;

const lookUp = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const tones: Record<string, StatusTone> = {
  confirmed: 'success',
  completed: 'success',
  pending: 'warning',
  action_required: 'warning',
  cancelled: 'danger',
};

export const statusTone = (status: string): StatusTone => lookUp(tones, status) ?? 'neutral';
export const statusName = (status: string): string =>
  lookUp(bookingMessages.statuses, status) ?? status;
export const nameOfType = (serviceType: string): string =>
  lookUp(bookingMessages.serviceTypes, serviceType) ?? serviceType;
/** The name of what was booked: where the type is `other`, by its own word, or a job. */
export const typeName = ({
  serviceType,
  serviceId,
}: Pick<ListedBooking, 'serviceId' | 'serviceType'>): string => {
  if (serviceType === 'other' && serviceId?.kind) return serviceId.kind;
  if (serviceType === 'other' && serviceId?.jobTitle) return bookingMessages.job;
  return nameOfType(serviceType);
};

export const partName = (part: string): string =>
  lookUp(bookingMessages.documents.parts, part) ?? part;
/** The open request to the customer, and its time. */
export const askedFor = ({ document, at }: NonNullable<ListedBooking['request']>): string =>
  asked(document ? partName(document) : anAnswer, toMoment(at));

export const purposeName = (purpose: string): string =>
  lookUp(bookingMessages.documents.purposes, purpose) ?? purpose;

/** What was booked, in one line. */
export const serviceOf = (booking: Pick<ListedBooking, 'serviceId' | 'serviceType'>) =>
  booking.serviceId?.jobTitle ?? booking.serviceId?.name ?? typeName(booking);
