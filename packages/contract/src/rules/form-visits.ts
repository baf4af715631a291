import { asksForTravel } from './travel.ts';

/** Forms of which it is counted how far people get. */
export const countedForms = ['booking', 'register'] as const;
/** A form of which it is counted how far people get. */
export type CountedForm = (typeof countedForms)[number];

/**
 * The stages of somebody’s way through a form, in the order of its parts: a field of the part was changed, the button was
 * pressed, it was sent off.
 */
export const formSteps = [
  'begun',
  'contact',
  'documents',
  'travel',
  'requirements',
  'submitted',
  'sent',
] as const;
/** A stage of somebody’s way through a form. */
export type FormStep = (typeof formSteps)[number];

const ofEveryForm: readonly FormStep[] = ['begun', 'submitted', 'sent'];

/**
 * The steps that a form has.
 *
 * @param serviceType of what is booked. Undefined: those of the bookings of every type.
 */
export const stepsOfForm = (form: CountedForm, serviceType?: string): readonly FormStep[] => {
  if (form === 'register') return ofEveryForm;
  return formSteps.filter((step) => step !== 'travel' || asksForTravel(serviceType));
};

/** Why a form was not taken: a field of it, or what the server said of the whole. Never what was typed. */
export const formRefusals = [
  'name',
  'email',
  'phone',
  'address',
  'whatsapp',
  'imo',
  'passport',
  'nidFront',
  'nidBack',
  'departureDate',
  'returnDate',
  'password',
  'confirmPassword',
  'conflict',
  'rate_limited',
  'no_answer',
  'other',
] as const;
/** Why a form was not taken. */
export type FormRefusal = (typeof formRefusals)[number];
