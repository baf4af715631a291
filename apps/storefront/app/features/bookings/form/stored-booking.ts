import { forgetDrafts, storeDraft, storedDraft } from '../../../shared/draft-storage.ts';
import { emptyDraft, type DraftDocuments } from './booking-draft.ts';
import type { BookingsState } from '../bookings-slice.ts';

/** The form as it is kept on this device. */
type StoredForm = Pick<BookingsState, 'contactMode' | 'draft' | 'key'> & {
  /** The e-mail address of who was signed in; empty for a guest. */
  owner: string;
};

const formKey = (serviceId: string) => `booking:${serviceId}:form`;
const documentsKey = (serviceId: string) => `booking:${serviceId}:documents`;

export const storeForm = (serviceId: string, form: StoredForm): Promise<void> =>
  storeDraft(formKey(serviceId), form);

export const storeDocuments = (serviceId: string, documents: DraftDocuments): Promise<void> =>
  storeDraft(documentsKey(serviceId), documents);

/** What this person, or a guest who has signed in since, left unfinished here. */
export async function storedForm(
  serviceId: string,
  person: string,
): Promise<StoredForm | undefined> {
  const kept = (await storedDraft(formKey(serviceId))) as StoredForm | undefined;
  if (!kept || (kept.owner !== '' && kept.owner !== person)) return undefined;
  // A field that was added since then.
  return { ...kept, draft: { ...emptyDraft, ...kept.draft } };
}

export async function storedDocuments(serviceId: string): Promise<DraftDocuments> {
  return ((await storedDraft(documentsKey(serviceId))) as DraftDocuments | undefined) ?? {};
}

export const forgetBooking = (serviceId: string): Promise<void> =>
  forgetDrafts(formKey(serviceId), documentsKey(serviceId));
