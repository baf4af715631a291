import { brandingSchema, contactSchema } from './settings.ts';

export const getBranding = { result: brandingSchema };
export const getContact = { result: contactSchema };
