import type { CarouselLabels } from '../carousel/carousel.tsx';
import type { ChatBubbleLabels } from '../chat/chat-bubble.tsx';
import type { ChatPictureLabels } from '../chat/chat-picture.tsx';
import type { ComboboxLabels } from '../combobox/combobox-option.ts';
import type { CommandPaletteLabels } from '../command-palette/command-palette.tsx';
import type { CopyButtonLabels } from '../copy-button/copy-button.tsx';
import type { DateFieldLabels } from '../date-field/date-field-labels.ts';
import type { DatePickerLabels } from '../date-picker/calendar-labels.ts';
import type { DateRangePickerLabels } from '../date-picker/date-range-picker.tsx';
import type { PasswordFieldLabels } from '../field/password-field.tsx';
import type { FileDropLabels } from '../file-drop/file-drop.tsx';
import type { PaginationLabels } from '../pagination/pagination.tsx';
import type { SearchSuggestLabels } from '../search-suggest/suggestion.ts';
import type { ServiceCardLabels } from '../service-card/service-card.tsx';
import type { StepperLabels } from '../stepper/stepper.tsx';
import type { TagInputLabels } from '../tag-input/tag-input.tsx';
import type { TimeFieldLabels } from '../time-field/time-field.tsx';
import type { ToastLabels } from '../toast/toast.tsx';

/**
 * All words that components say by themselves, in one language: a language of which something is missing
 * doesn't compile. Each component has its `labels`, or what its props call it.
 */
export interface CompleteLabels {
  /** Chooses the digits, the order of dates and the names of months, such as `bn-BD`. */
  locale: string;
  /** Of `Banner` too. */
  Alert: { dismissLabel: string };
  Breadcrumbs: { label: string };
  Carousel: CarouselLabels;
  ChatBubble: ChatBubbleLabels;
  /** It closes as a `Modal` does. */
  ChatPicture: Omit<ChatPictureLabels, 'close'>;
  ColumnChoice: { label: string };
  /** Of `MultiCombobox` too. */
  Combobox: ComboboxLabels;
  CommandPalette: CommandPaletteLabels;
  Composer: { label: string; sendLabel: string };
  CopyButton: CopyButtonLabels;
  /** Of `VirtualTable` too. */
  DataTable: { selectAllLabel: string };
  DateField: DateFieldLabels;
  DatePicker: DatePickerLabels;
  DateRangePicker: DateRangePickerLabels;
  FileDrop: FileDropLabels;
  Loading: { label: string };
  MessageList: { label: string; newLabel: string };
  /** Of `Sheet` too. */
  Modal: { closeLabel: string };
  Pagination: PaginationLabels;
  PasswordField: PasswordFieldLabels;
  /** Of cards too. */
  Picture: { missing: string };
  PictureButton: { label: string };
  SearchSuggest: SearchSuggestLabels;
  ServiceCard: Omit<ServiceCardLabels, 'noImage'>;
  Stepper: StepperLabels;
  TagInput: TagInputLabels;
  TimeField: TimeFieldLabels;
  Toast: ToastLabels;
}

/** What {@link LabelsProvider} is given: some words of some components. All others stay English. */
export type ComponentLabels = { [Name in keyof CompleteLabels]?: Partial<CompleteLabels[Name]> };
