import { forgetDrafts, keepDraft, keptDraft } from '../../../shared/kept-drafts.ts';
import { emptyDraft, type DraftDocuments } from './booking-draft.ts';
import type { BookingsState } from '../bookings-slice.ts';

/** The form as it is kept on this device. */
type KeptForm = Pick<BookingsState, 'contactMode' | 'draft' | 'key'> & {
  /** The e-mail address of who was signed in; empty for a guest. */
  owner: string;
};

const formKey = (serviceId: string) => `booking:${serviceId}:form`;
const documentsKey = (serviceId: string) => `booking:${serviceId}:documents`;

export const keepForm = (serviceId: string, form: KeptForm): Promise<void> =>
  keepDraft(formKey(serviceId), form);

export const keepDocuments = (serviceId: string, documents: DraftDocuments): Promise<void> =>
  keepDraft(documentsKey(serviceId), documents);

/** What this person, or a guest who has signed in since, left unfinished here. */
export async function keptForm(serviceId: string, person: string): Promise<KeptForm | undefined> {
  const kept = (await keptDraft(formKey(serviceId))) as KeptForm | undefined;
  if (!kept || (kept.owner !== '' && kept.owner !== person)) return undefined;
  // A field that was added since then.
  return { ...kept, draft: { ...emptyDraft, ...kept.draft } };
}

export async function keptDocuments(serviceId: string): Promise<DraftDocuments> {
  return ((await keptDraft(documentsKey(serviceId))) as DraftDocuments | undefined) ?? {};
}

export const forgetBooking = (serviceId: string): Promise<void> =>
  forgetDrafts(formKey(serviceId), documentsKey(serviceId));
