import { useSettingsBrandingQuery } from '@pothik/api-client/rtk-query';
import { useSettings } from '../store/hooks.ts';

/** The product's name: the owner's, else the one that the server was started with. */
export function useProductName(): string {
  const fallback = useSettings().productName;
  return useSettingsBrandingQuery().data?.name ?? fallback;
}
