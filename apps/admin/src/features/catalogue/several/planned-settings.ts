import type { ListedService, ServiceChange } from '@pothik/contract';
import { catalogueMessages } from '../../../messages/catalogue.ts';

const { list, several: words } = catalogueMessages;

type Setting = ServiceChange['set'];

/** A change that is made to several services at once. */
export type Deed = keyof typeof words.deeds;

/** The setting that a deed makes. @param categoryId where services are moved; null: out of every category. */
export const settingOf = (deed: Deed, categoryId: string | null): Setting =>
  ({
    publish: { isActive: true },
    hide: { isActive: false },
    feature: { featured: true },
    unfeature: { featured: false },
    move: { categoryId },
  })[deed];

/** Tells if a service has a setting already. */
export function hasSetting(
  { isActive, featured = false, category }: ListedService,
  set: Setting,
): boolean {
  if ('isActive' in set) return isActive === set.isActive;
  if ('featured' in set) return featured === set.featured;
  return (category?._id ?? null) === set.categoryId;
}

/** The name of a setting. @param category the name of the category where it is one. */
export function nameOfSetting(set: Setting, category: string | undefined): string {
  if ('isActive' in set) return set.isActive ? list.states.active : list.states.draft;
  if ('featured' in set) return set.featured ? list.states.featured : words.notFeatured;
  return category ?? words.noCategory;
}

/** The name of what a service has now in the place of a setting. */
export function nameOfPresent(
  { isActive, featured = false, category }: ListedService,
  set: Setting,
): string {
  if ('isActive' in set) return nameOfSetting({ isActive }, undefined);
  if ('featured' in set) return nameOfSetting({ featured }, undefined);
  return category?.name ?? words.noCategory;
}
