export { BottomNavigation } from './bottom-navigation/bottom-navigation.tsx';
export type { BottomNavigationProps } from './bottom-navigation/bottom-navigation.tsx';
export { Breadcrumbs } from './breadcrumbs/breadcrumbs.tsx';
export type { BreadcrumbsProps } from './breadcrumbs/breadcrumbs.tsx';
export { Button, IconButton, LinkButton } from './button/button.tsx';
export type { ButtonProps, IconButtonProps, LinkButtonProps } from './button/button.tsx';
export { Carousel } from './carousel/carousel.tsx';
export type { CarouselLabels, CarouselProps } from './carousel/carousel.tsx';
export { CategoryTile } from './category-tile/category-tile.tsx';
export type { CategoryTileProps } from './category-tile/category-tile.tsx';
export { Badge, Chip } from './chip/chip.tsx';
export { DefinitionList } from './definition-list/definition-list.tsx';
export type { DefinitionListProps } from './definition-list/definition-list.tsx';
export { Drawer } from './drawer/drawer.tsx';
export type { DrawerProps } from './drawer/drawer.tsx';
export { Dropdown } from './dropdown/dropdown.tsx';
export type { DropdownProps } from './dropdown/dropdown.tsx';
export { TextField } from './field/field.tsx';
export type { TextFieldProps } from './field/field.tsx';
export { PasswordField } from './field/password-field.tsx';
export type { PasswordFieldLabels, PasswordFieldProps } from './field/password-field.tsx';
export { SearchField } from './field/search-field.tsx';
export type { SearchFieldProps } from './field/search-field.tsx';
export { CategoryIcon } from './icons/category-icon.tsx';
export type { CategoryIconProps } from './icons/category-icon.tsx';
export { InsightCard } from './insight-card/insight-card.tsx';
export type { InsightCardProps } from './insight-card/insight-card.tsx';
export { Link, LinkProvider } from './link/link.tsx';
export type { LinkProps } from './link/link.tsx';
export { EmptyState, ErrorState, MessageState } from './message-state/message-state.tsx';
export type { MessageStateProps } from './message-state/message-state.tsx';
export { Pagination } from './pagination/pagination.tsx';
export type { PaginationLabels, PaginationProps } from './pagination/pagination.tsx';
export { Picture } from './picture/picture.tsx';
export type { PictureProps, PictureSource } from './picture/picture.tsx';
export { ScrollRow } from './scroll-row/scroll-row.tsx';
export type { ScrollRowProps } from './scroll-row/scroll-row.tsx';
export { Select } from './select/select.tsx';
export type { SelectProps } from './select/select.tsx';
export { ServiceCard } from './service-card/service-card.tsx';
export type { ServiceCardLabels, ServiceCardProps } from './service-card/service-card.tsx';
export {
  CategoryTileSkeleton,
  InsightCardSkeleton,
  LoadingPlaces,
  ServiceCardSkeleton,
  Skeleton,
} from './skeleton/skeleton.tsx';
export { Loading } from './status/status.tsx';
export { createToastStore, defaultToastDuration } from './toast/toast-store.ts';
export type { Toast, ToastStore, ToastType } from './toast/toast-store.ts';
export { ToastProvider, useToast } from './toast/toast.tsx';
export type { ToastLabels } from './toast/toast.tsx';
export { VisuallyHidden } from './visually-hidden/visually-hidden.tsx';
