import {
  adminCatalogueEndpoints,
  adminSettingsEndpoints,
  endpoints,
  type CallInput,
  type CallResult,
} from '@pothik/contract';
import { callEndpoint, calls, pothikApi, type Nothing } from './api.ts';

type Catalogue = typeof adminCatalogueEndpoints;
type Settings = typeof adminSettingsEndpoints;
type UploadImage = typeof endpoints.uploads.image;

/** The catalogue and the settings as staff edit them. */
export const staffCatalogueApi = pothikApi.injectEndpoints({
  endpoints: (build) => ({
    staffServices: build.query<
      CallResult<Catalogue['listServices']>,
      CallInput<Catalogue['listServices']>
    >({ queryFn: calls(adminCatalogueEndpoints.listServices), providesTags: ['Service'] }),
    staffService: build.query<CallResult<Catalogue['getService']>, string>({
      queryFn: (id, context) => callEndpoint(adminCatalogueEndpoints.getService, { id }, context),
      providesTags: ['Service'],
    }),
    createService: build.mutation<
      CallResult<Catalogue['createService']>,
      CallInput<Catalogue['createService']>
    >({
      queryFn: calls(adminCatalogueEndpoints.createService),
      invalidatesTags: ['Service', 'Category'],
    }),
    updateService: build.mutation<
      CallResult<Catalogue['updateService']>,
      CallInput<Catalogue['updateService']>
    >({
      queryFn: calls(adminCatalogueEndpoints.updateService),
      invalidatesTags: ['Service', 'Category'],
    }),
    deleteService: build.mutation<CallResult<Catalogue['deleteService']>, string>({
      queryFn: (id, context) =>
        callEndpoint(adminCatalogueEndpoints.deleteService, { id }, context),
      invalidatesTags: ['Service', 'Category'],
    }),
    staffCategories: build.query<CallResult<Catalogue['listCategories']>, Nothing>({
      queryFn: (_nothing, context) =>
        callEndpoint(adminCatalogueEndpoints.listCategories, {}, context),
      providesTags: ['Category'],
    }),
    createCategory: build.mutation<
      CallResult<Catalogue['createCategory']>,
      CallInput<Catalogue['createCategory']>
    >({ queryFn: calls(adminCatalogueEndpoints.createCategory), invalidatesTags: ['Category'] }),
    updateCategory: build.mutation<
      CallResult<Catalogue['updateCategory']>,
      CallInput<Catalogue['updateCategory']>
    >({
      queryFn: calls(adminCatalogueEndpoints.updateCategory),
      invalidatesTags: ['Category', 'Service'],
    }),
    deleteCategory: build.mutation<CallResult<Catalogue['deleteCategory']>, string>({
      queryFn: (id, context) =>
        callEndpoint(adminCatalogueEndpoints.deleteCategory, { id }, context),
      invalidatesTags: ['Category'],
    }),
    staffInsights: build.query<
      CallResult<Catalogue['listInsights']>,
      CallInput<Catalogue['listInsights']>
    >({ queryFn: calls(adminCatalogueEndpoints.listInsights), providesTags: ['Insight'] }),
    staffInsight: build.query<CallResult<Catalogue['getInsight']>, string>({
      queryFn: (id, context) => callEndpoint(adminCatalogueEndpoints.getInsight, { id }, context),
      providesTags: ['Insight'],
    }),
    createInsight: build.mutation<
      CallResult<Catalogue['createInsight']>,
      CallInput<Catalogue['createInsight']>
    >({ queryFn: calls(adminCatalogueEndpoints.createInsight), invalidatesTags: ['Insight'] }),
    updateInsight: build.mutation<
      CallResult<Catalogue['updateInsight']>,
      CallInput<Catalogue['updateInsight']>
    >({ queryFn: calls(adminCatalogueEndpoints.updateInsight), invalidatesTags: ['Insight'] }),
    deleteInsight: build.mutation<CallResult<Catalogue['deleteInsight']>, string>({
      queryFn: (id, context) =>
        callEndpoint(adminCatalogueEndpoints.deleteInsight, { id }, context),
      invalidatesTags: ['Insight'],
    }),
    staffSettings: build.query<CallResult<Settings['get']>, Nothing>({
      queryFn: (_nothing, context) => callEndpoint(adminSettingsEndpoints.get, {}, context),
      providesTags: ['Settings'],
    }),
    updateBranding: build.mutation<
      CallResult<Settings['updateBranding']>,
      CallInput<Settings['updateBranding']>
    >({
      queryFn: calls(adminSettingsEndpoints.updateBranding),
      invalidatesTags: ['Settings'],
    }),
    updateContact: build.mutation<
      CallResult<Settings['updateContact']>,
      CallInput<Settings['updateContact']>
    >({ queryFn: calls(adminSettingsEndpoints.updateContact), invalidatesTags: ['Settings'] }),
    uploadImage: build.mutation<CallResult<UploadImage>, CallInput<UploadImage>>({
      queryFn: calls(endpoints.uploads.image),
    }),
  }),
});

export const {
  useStaffServicesQuery,
  useStaffServiceQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useDeleteServiceMutation,
  useStaffCategoriesQuery,
  useCreateCategoryMutation,
  useUpdateCategoryMutation,
  useDeleteCategoryMutation,
  useStaffInsightsQuery,
  useStaffInsightQuery,
  useCreateInsightMutation,
  useUpdateInsightMutation,
  useDeleteInsightMutation,
  useStaffSettingsQuery,
  useUpdateBrandingMutation,
  useUpdateContactMutation,
  useUploadImageMutation,
} = staffCatalogueApi;
