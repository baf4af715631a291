import { useSettingsBrandingQuery } from '@pothik/api-client/rtk-query';
import { useAppSelector } from '../store/hooks.ts';

/** The product's name: the owner's, else the one that the server was started with. */
export function useProductName(): string {
  const fallback = useAppSelector((state) => state.settings.productName);
  return useSettingsBrandingQuery().data?.name ?? fallback;
}
