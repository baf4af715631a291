import type { FormStep } from '@pothik/contract';
import type { DraftField } from './booking-draft.ts';

/** The part of the form that a field stands in, as visits are counted. */
const steps: Record<DraftField, FormStep> = {
  name: 'begun',
  phone: 'begun',
  address: 'begun',
  preferredContact: 'contact',
  whatsapp: 'contact',
  imo: 'contact',
  email: 'contact',
  documentType: 'documents',
  departureDate: 'travel',
  returnDate: 'travel',
  adults: 'travel',
  children: 'travel',
  infants: 'travel',
  requirements: 'requirements',
};

export const stepOfField = (field: DraftField): FormStep => steps[field];
