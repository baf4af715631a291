import { airTickets } from './air-tickets.ts';
import type { DemoService } from './demo-service.ts';
import { hotels } from './hotels.ts';
import { asiaEuropeJobs } from './jobs-asia-europe.ts';
import { gulfJobs } from './jobs-gulf.ts';
import { medicalTravel } from './medical.ts';
import { drafts, insuranceWithoutCategory, papers } from './papers.ts';
import { pilgrimage } from './pilgrimage.ts';
import { study } from './study.ts';
import { tours } from './tours.ts';
import { visas } from './visas.ts';

/** Every service of the demonstration. */
export const demoServices: DemoService[] = [
  ...gulfJobs,
  ...asiaEuropeJobs,
  ...visas,
  ...airTickets,
  ...hotels,
  ...pilgrimage,
  ...study,
  ...tours,
  ...medicalTravel,
  ...papers,
  insuranceWithoutCategory,
  ...drafts,
];
