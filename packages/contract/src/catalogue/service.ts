import { z } from 'zod';
import { day, moment } from '../wire-types.ts';
import { categoryReferenceSchema } from './category.ts';
import { imageSchema } from './image.ts';

/** A `min` of 0 is not shown. */
export const salarySchema = z.object({
  /** In whole units of the currency. */
  min: z.number(),
  /** In whole units of the currency. */
  max: z.number().optional(),
  currency: z.string().optional(),
  /** About how much that is in taka; on the page of a service, where a rate is set. */
  taka: z
    .object({
      min: z.number(),
      max: z.number().optional(),
      /** Taka for one unit of the currency. */
      rate: z.number(),
      /** The day of the rate. */
      on: day,
    })
    .optional(),
});

/** What people compare services of one kind by, such as `Route` and `Dhaka – Dubai`. */
export const serviceFactSchema = z.object({ label: z.string(), value: z.string() });

/** What lists carry of a service (Specification §3); every field may be missing elsewhere. */
export const serviceSummarySchema = z.object({
  _id: z.string(),
  /** Jobs have a `jobTitle` instead. */
  name: z.string().optional(),
  jobTitle: z.string().optional(),
  images: z.array(imageSchema).optional(),
  featured: z.boolean().optional(),
  category: categoryReferenceSchema.nullish(),
  subcategory: categoryReferenceSchema.nullish(),
  /** `flight`, `hotel`, `visa`, `other`, or a server's own. */
  serviceType: z.string().optional(),
  /** What a service is called whose type is `other`, such as `Tour`. */
  kind: z.string().optional(),
  /** The most important one first: a card shows two. */
  facts: z.array(serviceFactSchema).optional(),
  location: z.object({ country: z.string().optional() }).optional(),
  provider: z.object({ name: z.string().optional() }).optional(),
  dynamicFields: z.object({ visaType: z.string().optional() }).optional(),
  salary: salarySchema.optional(),
  /** The price of one booking for one adult; absent where there is no fee, or they have several currencies. */
  total: z.object({ amount: z.number(), currency: z.string() }).optional(),
});

/** A fee of a service. */
export const feeSchema = z.object({
  label: z.string(),
  /** In whole units of the currency. */
  amount: z.number().nonnegative(),
  currency: z.string().length(3),
  per: z.enum(['booking', 'adult', 'child', 'infant']),
  /** When it is paid, in words. */
  due: z.string().optional(),
  /** An authority, an airline or the like gets it, not the company. */
  isOfficial: z.boolean().optional(),
});

/** How long a service takes from the papers to its end, in weeks. */
const weeksSchema = z.object({ min: z.int().nonnegative(), max: z.int().optional() });

/** What of the money comes back when it ends at a step. */
export const refundSchema = z.object({ step: z.string(), refund: z.string() });

/** The permission under which a service is offered. */
export const licenceSchema = z.object({
  number: z.string(),
  /** Where anybody can check it; an https address. */
  checkAt: z.string().optional(),
  /** When the company checked it last. */
  checkedOn: day.optional(),
});

/** A service with everything that its own page shows (Specification §3). */
export const serviceSchema = serviceSummarySchema.extend({
  /** HTML from an allow-list. */
  description: z.string().optional(),
  benefits: z.array(z.string()).optional(),
  requirements: z.array(z.string()).optional(),
  experience: z
    .object({
      min: z.number().optional(),
      max: z.number().optional(),
      unit: z.string().optional(),
    })
    .optional(),
  education: z.string().optional(),
  visaType: z.string().optional(),
  contractDuration: z.number().optional(),
  /** Default months. */
  contractUnit: z.string().optional(),
  language: z.array(z.string()).optional(),
  fees: z.array(feeSchema).optional(),
  weeks: weeksSchema.optional(),
  /** By step, the first one first. */
  refunds: z.array(refundSchema).optional(),
  licence: licenceSchema.optional(),
  createdAt: moment.optional(),
  updatedAt: moment.optional(),
});
