import { settingsApi } from '@pothik/api-client/rtk-query';
import type { Branding } from '@pothik/contract';
import { useAppSelector } from '../store/hooks.ts';

const selectBranding = settingsApi.endpoints.settingsBranding.select();

/** The owner's presentation of the product, once it is known. The header asks for it, for the whole page. */
export const useBranding = (): Branding | undefined =>
  useAppSelector((state) => selectBranding(state).data);
