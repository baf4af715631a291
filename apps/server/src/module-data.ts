import { bookingRecords } from './modules/bookings/records.ts';
import { catalogueRecords } from './modules/catalogue/records.ts';
import { chatRecords } from './modules/chat/records.ts';
import { insightRecords } from './modules/insights/records.ts';
import { pictureRecords } from './modules/media/records.ts';
import { userRecords } from './modules/users/records.ts';
import { findRecords as findRecordsIn } from './modules/records/find-records.ts';
import type { RecordSources } from './platform/record-source.ts';
import { auditData } from './modules/audit/data.ts';
import { authData } from './modules/auth/data.ts';
import { bookingsData } from './modules/bookings/data.ts';
import { catalogueStaffData } from './modules/catalogue-staff/data.ts';
import { changeSetsData } from './modules/change-sets/data.ts';
import { chatData } from './modules/chat/data.ts';
import { consentsData } from './modules/consents/data.ts';
import { continuationsData } from './modules/continuations/data.ts';
import { costCapsData } from './modules/cost-caps/data.ts';
import { filesData } from './modules/files/data.ts';
import { mediaData } from './modules/media/data.ts';
import { newsletterData } from './modules/newsletter/data.ts';
import { notificationsData } from './modules/notifications/data.ts';
import { staffData } from './modules/staff/data.ts';
import { usersData } from './modules/users/data.ts';
import { archiveFrom } from './modules/users/data-export/archive.ts';
import { deletePersonFrom } from './modules/users/delete-person.ts';
import type { ModuleData } from './platform/module-data.ts';

/** What each module keeps that others reach without knowing it, in the order of an archive; it is erased from the last to the first. */
export const moduleData: readonly ModuleData[] = [
  usersData,
  newsletterData,
  authData,
  consentsData,
  notificationsData,
  auditData,
  bookingsData,
  changeSetsData,
  chatData,
  mediaData,
  catalogueStaffData,
  costCapsData,
  continuationsData,
  filesData,
  staffData,
];

/** How staff find records of every kind. */
export const recordSources: RecordSources = {
  ...bookingRecords,
  ...chatRecords,
  ...userRecords,
  ...catalogueRecords,
  ...insightRecords,
  ...pictureRecords,
};

export const archiveOf = archiveFrom(moduleData);
export const deletePerson = deletePersonFrom(moduleData);
export const findRecords = findRecordsIn.bind(undefined, recordSources);
