import type { Notification, Preferences } from '@pothik/contract';
import { isObject, textOf, type JsonObject } from '../request/json.ts';

const isDate = (text: string | undefined) => text !== undefined && !Number.isNaN(Date.parse(text));

function toNotification(told: JsonObject, index: number): Notification {
  const body = textOf(told.body) ?? textOf(told.message);
  const title = textOf(told.title);
  const link = textOf(told.link);
  const createdAt = textOf(told.createdAt);
  return {
    _id: textOf(told._id) ?? textOf(told.id) ?? String(index),
    kind: (told.kind ?? told.type) as Notification['kind'],
    title: title ?? body ?? '',
    ...(title === undefined || body === undefined ? {} : { body }),
    ...(link === undefined ? {} : { link }),
    read: told.read === true || told.isRead === true,
    createdAt: isDate(createdAt) ? String(createdAt) : '',
  };
}

/**
 * Notifications of any server: the specification does not show their fields (§3). Where a moment is
 * missing it is empty.
 */
export const readNotifications = (told: unknown): Notification[] =>
  Array.isArray(told) ? told.filter(isObject).map(toNotification) : [];

/** Preferences of any server: the specification does not show their fields (§3). */
export function readPreferences(told: unknown): Preferences {
  const known = isObject(told) ? told : {};
  return {
    ...known,
    language: known.language === 'bn' ? 'bn' : 'en',
    bookingEmails: known.bookingEmails === true,
    chatEmails: known.chatEmails === true,
    newsletter: known.newsletter === true,
  };
}
