/**
 * The schemas of every endpoint and entity. They need a schema library at run time; a browser
 * that only calls the API loads the package's main entry instead.
 */
import * as adminBookingSchemas from './admin/booking-schemas.ts';
import * as adminCatalogueSchemas from './admin/catalogue-schemas.ts';
import * as overviewSchemas from './admin/overview-schemas.ts';
import * as people from './admin/people-schemas.ts';
import * as admin from './admin/schemas.ts';
import * as authSchemas from './auth/schemas.ts';
import * as bookingSchemas from './bookings/schemas.ts';
import * as catalogue from './catalogue/schemas.ts';
import * as chatSchemas from './chat/schemas.ts';
import type { SchemasOf } from './define-endpoint.ts';
import type { Endpoints } from './endpoints.ts';
import * as insightSchemas from './insights/schemas.ts';
import * as newsletterSchemas from './newsletter/schemas.ts';
import * as settingSchemas from './settings/schemas.ts';
import * as uploadSchemas from './uploads/schemas.ts';
import * as userSchemas from './users/schemas.ts';

type EndpointSchemaRegistry = {
  [Group in keyof Endpoints]: {
    [Name in keyof Endpoints[Group]]: SchemasOf<Endpoints[Group][Name]>;
  };
};

/** The schemas of each endpoint, in the same groups as `endpoints`; a missing one is a type error. */
export const endpointSchemas: EndpointSchemaRegistry = {
  auth: authSchemas,
  categories: { list: catalogue.listCategories },
  services: {
    list: catalogue.listServices,
    listByCategory: catalogue.listServicesByCategory,
    listBySubcategory: catalogue.listServicesBySubcategory,
    get: catalogue.getService,
    countView: catalogue.countServiceView,
  },
  insights: { list: insightSchemas.listInsights },
  settings: { branding: settingSchemas.getBranding, contact: settingSchemas.getContact },
  bookings: {
    create: bookingSchemas.createBooking,
    mine: bookingSchemas.myBookings,
    availability: bookingSchemas.getAvailability,
    calculatePrice: bookingSchemas.calculatePrice,
    serviceTypes: bookingSchemas.listServiceTypes,
    track: bookingSchemas.trackBooking,
    get: bookingSchemas.getBooking,
    update: bookingSchemas.updateBooking,
    status: bookingSchemas.getBookingStatus,
    delete: bookingSchemas.deleteBooking,
    documentOpenings: bookingSchemas.listDocumentOpenings,
  },
  users: {
    profile: userSchemas.getProfile,
    updateProfile: userSchemas.updateProfile,
    resendConfirmation: userSchemas.resendConfirmation,
    deleteAccount: userSchemas.deleteAccount,
    preferences: userSchemas.getPreferences,
    updatePreferences: userSchemas.updatePreferences,
  },
  notifications: {
    list: userSchemas.listNotifications,
    markRead: userSchemas.markNotificationRead,
    markAllRead: userSchemas.markAllNotificationsRead,
  },
  uploads: { image: uploadSchemas.uploadImage, profilePicture: uploadSchemas.uploadProfilePicture },
  chats: {
    start: chatSchemas.startChat,
    get: chatSchemas.getChat,
    sendCustomerMessage: chatSchemas.sendCustomerMessage,
    sendCustomerPicture: chatSchemas.sendCustomerPicture,
  },
  chatHours: {
    state: chatSchemas.readChatState,
    get: chatSchemas.readChatHours,
    update: chatSchemas.updateChatHours,
  },
  cannedReplies: {
    get: chatSchemas.readCannedReplies,
    update: chatSchemas.updateCannedReplies,
  },
  newsletter: newsletterSchemas,
  adminChats: {
    list: admin.listChats,
    colleagues: admin.listColleagues,
    get: admin.getChat,
    join: admin.joinChat,
    sendMessage: admin.sendStaffMessage,
    sendPicture: admin.sendStaffPicture,
    close: admin.closeChat,
    returnToQueue: admin.returnChat,
    handOver: admin.handOverChat,
    addNote: admin.addChatNote,
  },
  adminBookings: {
    list: adminBookingSchemas.listBookings,
    get: adminBookingSchemas.getBooking,
    update: adminBookingSchemas.updateBooking,
    askForDocument: adminBookingSchemas.askForDocument,
    export: adminBookingSchemas.exportBookings,
  },
  adminCatalogue: {
    listServices: adminCatalogueSchemas.listServices,
    getService: adminCatalogueSchemas.getService,
    createService: adminCatalogueSchemas.createService,
    updateService: adminCatalogueSchemas.updateService,
    deleteService: adminCatalogueSchemas.deleteService,
    listCategories: adminCatalogueSchemas.listCategories,
    createCategory: adminCatalogueSchemas.createCategory,
    updateCategory: adminCatalogueSchemas.updateCategory,
    deleteCategory: adminCatalogueSchemas.deleteCategory,
    listInsights: adminCatalogueSchemas.listInsights,
    getInsight: adminCatalogueSchemas.getInsight,
    createInsight: adminCatalogueSchemas.createInsight,
    updateInsight: adminCatalogueSchemas.updateInsight,
    deleteInsight: adminCatalogueSchemas.deleteInsight,
  },
  adminSettings: {
    get: adminCatalogueSchemas.getSettings,
    updateBranding: adminCatalogueSchemas.updateBranding,
    updateContact: adminCatalogueSchemas.updateContact,
  },
  adminOverview: { get: overviewSchemas.getOverview },
  adminCustomers: { list: people.listCustomers, get: people.getCustomer },
  adminStaff: {
    list: people.listStaff,
    listInvitations: people.listInvitations,
    invite: people.invite,
    resendInvitation: people.resendInvitation,
    revokeInvitation: people.revokeInvitation,
    update: people.updateStaff,
    listSessions: people.listStaffSessions,
    endSessions: people.endStaffSessions,
  },
  adminLog: { list: people.listActions },
  adminSessions: { list: people.listSessions, end: people.endSession },
  invitations: { read: people.readInvitation, accept: people.acceptInvitation },
};

export { bookingSchema } from './bookings/booking.ts';
export { categorySchema, subcategorySchema } from './catalogue/category.ts';
export { imageSchema } from './catalogue/image.ts';
export { serviceSchema, serviceSummarySchema } from './catalogue/service.ts';
export { cannedRepliesSchema } from './chat/canned-replies.ts';
export { chatHoursSchema } from './chat/chat-hours.ts';
export { chatAttachmentSchema, chatMessageSchema, chatSchema } from './chat/chat.ts';
export { insightSchema } from './insights/insight.ts';
export { inputMessage } from './input-message.ts';
export { jsonSchemaOf } from './json-schema.ts';
export type { JsonSchema } from './json-schema.ts';
export { brandingSchema, contactSchema } from './settings/settings.ts';
export { notificationSchema, preferencesSchema, userSchema } from './users/user.ts';
export { wireSchema } from './wire-schema.ts';
