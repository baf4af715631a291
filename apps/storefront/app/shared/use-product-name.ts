import { useSettings } from '../store/hooks.ts';
import { useBranding } from './use-branding.ts';

/** The product's name: the owner's, else the one that the server was started with. */
export function useProductName(): string {
  const fallback = useSettings().productName;
  return useBranding()?.name ?? fallback;
}
