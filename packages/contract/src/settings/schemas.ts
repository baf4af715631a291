import { brandingSchema, contactSchema } from './settings.ts';

export const getBranding = {
  summary: 'Logo, name and figures',
  result: brandingSchema,
};
export const getContact = {
  summary: 'Phone and e-mail of the company',
  result: contactSchema,
};
