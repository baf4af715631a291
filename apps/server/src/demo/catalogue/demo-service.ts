import type { SceneSpec } from '../scenes/scene-spec.ts';

/** A fee of the demonstration, in whole taka. */
export interface DemoFee {
  label: string;
  amount: number;
  per: 'booking' | 'adult' | 'child' | 'infant';
  /** When it is paid. */
  due?: string;
  isOfficial?: true;
}

/** A service of the demonstration catalogue, as it is written down. */
export interface DemoService {
  /** Its id; unique, readable, lower case with hyphens. */
  id: string;
  name?: string;
  /** Instead of a name, for jobs. */
  jobTitle?: string;
  /** Slug; exactly one service has none. */
  category?: string;
  subcategory?: string;
  serviceType: 'flight' | 'hotel' | 'visa' | 'other';
  /** Its name for people where its type is `other`. */
  kind?: string;
  /** The facts by which people compare its kind, two of them on cards. */
  facts?: { label: string; value: string }[];
  country?: string;
  provider?: string;
  /** What the card shows as visa type. */
  visaType?: string;
  /** In whole units of the currency. */
  salary?: { min: number; max: number; currency: string };
  /** HTML of the allow-list: p, h3, ul, ol, li, strong, em, table, thead, tbody, tr, th, td, a. */
  description: string;
  benefits?: string[];
  requirements?: string[];
  experience?: { min: number; max?: number; unit: 'years' | 'months' };
  education?: string;
  contract?: { duration: number; unit: 'months' | 'years' };
  languages?: string[];
  fees?: DemoFee[];
  /** From the papers to the end. */
  weeks?: { min: number; max?: number };
  refunds?: { step: string; refund: string }[];
  licence?: { number: string; checkAt: string; checkedOn: string };
  featured?: true;
  /** Kept back from the public. */
  draft?: true;
  /** Pictures, the first one for cards; one service has none. */
  scenes: SceneSpec[];
}
