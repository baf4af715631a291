import { z } from 'zod';
import { categorySchema } from '../catalogue/category.ts';
import { imageSchema } from '../catalogue/image.ts';
import { feeSchema, salarySchema, serviceSchema } from '../catalogue/service.ts';
import {
  chatMessageSchema,
  chatNoteSchema,
  chatSchema,
  staffChatSchema,
  staffMember,
} from '../chat/chat.ts';
import { afterSequence } from '../chat/schemas.ts';
import { insightSchema } from '../insights/insight.ts';
import { brandingSchema, contactSchema } from '../settings/settings.ts';
import { userSchema } from '../users/user.ts';
import {
  acknowledgement,
  flag,
  id,
  moment,
  pageOf,
  pageQuery,
  requiredText,
  searchText,
  slug,
  text,
} from '../wire-types.ts';

const listQuery = pageQuery(20).extend({
  search: searchText.optional(),
  /** A field's name; with a leading hyphen, the largest first. */
  sort: text(60).optional(),
});

export const listChats = {
  query: listQuery.extend({
    status: z.enum(['waiting', 'assigned', 'closed']).optional(),
    /** Only those that are assigned to whoever asks. */
    mine: flag.optional(),
  }),
  result: pageOf(staffChatSchema),
};
export const getChat = {
  query: z.object({ after: afterSequence.optional() }),
  result: z.object({
    chat: staffChatSchema,
    messages: z.array(chatMessageSchema),
    notes: z.array(chatNoteSchema),
  }),
};
export const joinChat = { result: z.object({ chat: staffChatSchema }) };
export const sendStaffMessage = {
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ message: chatMessageSchema }),
};
export const closeChat = { result: z.object({ chat: chatSchema }) };
export const returnChat = { result: z.object({ chat: staffChatSchema }) };
export const handOverChat = {
  body: z.object({ staffId: id }),
  result: z.object({ chat: staffChatSchema }),
};
export const addChatNote = {
  body: z.object({ content: requiredText(4_000), clientId: text(100).optional() }),
  result: z.object({ note: chatNoteSchema }),
};
export const listColleagues = { result: z.object({ colleagues: z.array(staffMember) }) };

const serviceInput = z.object({
  name: requiredText(200).optional(),
  jobTitle: requiredText(200).optional(),
  description: text(100_000).optional(),
  images: z.array(imageSchema).max(20).optional(),
  featured: z.boolean().optional(),
  isActive: z.boolean().optional(),
  categoryId: id.nullish(),
  subcategoryId: id.nullish(),
  serviceType: text(40).optional(),
  country: text(100).optional(),
  providerName: text(200).optional(),
  visaType: text(100).optional(),
  salary: salarySchema.optional(),
  benefits: z.array(text(500)).max(50).optional(),
  requirements: z.array(text(500)).max(50).optional(),
  experience: serviceSchema.shape.experience,
  education: text(200).optional(),
  contractDuration: z.number().int().positive().optional(),
  contractUnit: text(20).optional(),
  language: z.array(text(60)).max(20).optional(),
  fees: z.array(feeSchema).max(20).optional(),
});
export const createService = { body: serviceInput, result: serviceSchema };
export const updateService = { body: serviceInput.partial(), result: serviceSchema };
export const deleteService = { result: acknowledgement };

const categoryInput = z.object({
  name: requiredText(100),
  slug,
  description: text(1_000).optional(),
  icon: text(60).optional(),
  iconUrl: text(500).optional(),
  color: text(40).optional(),
  parentId: id.nullish(),
  isActive: z.boolean().optional(),
  showInNavigation: z.boolean().optional(),
  position: z.int().optional(),
});
export const createCategory = { body: categoryInput, result: categorySchema };
export const updateCategory = { body: categoryInput.partial(), result: categorySchema };
export const deleteCategory = { result: acknowledgement };

const insightInput = z.object({
  title: requiredText(200),
  excerpt: text(1_000).optional(),
  body: text(100_000).optional(),
  category: text(60).optional(),
  coverImage: imageSchema.optional(),
  publishedAt: moment.nullish(),
});
export const createInsight = { body: insightInput, result: insightSchema };
export const updateInsight = { body: insightInput.partial(), result: insightSchema };
export const deleteInsight = { result: acknowledgement };

export const updateBranding = { body: brandingSchema.partial(), result: brandingSchema };
export const updateContact = { body: contactSchema.partial(), result: contactSchema };

export const listCustomers = { query: listQuery, result: pageOf(userSchema) };
