import type { CompleteLabels } from './component-labels.ts';

const writeNumber = (value: number) => value.toLocaleString('bn-BD');
/** Of a page or a slide, written as the number that is seen. */
const writePosition = (position: number) =>
  position.toLocaleString('bn-BD', { useGrouping: false });
const inOne = (tags: readonly string[]) => tags.join(', ');

const close = 'বন্ধ করুন';
const loading = 'লোড হচ্ছে...';
const nothingFound = 'কিছু পাওয়া যায়নি';

const dateField: CompleteLabels['DateField'] = {
  day: 'দিন',
  month: 'মাস',
  year: 'বছর',
  unreadable: (example) => `একটি তারিখ লিখুন, যেমন ${example}`,
  tooEarly: (first) => `${first} বা তার পরের একটি দিন বেছে নিন`,
  tooLate: (last) => `${last} বা তার আগের একটি দিন বেছে নিন`,
  unavailable: (day) => `${day} তারিখটি নেওয়া যাবে না`,
};

const datePicker: CompleteLabels['DatePicker'] = {
  ...dateField,
  open: (label) => `ক্যালেন্ডার খুলুন: ${label}`,
  close,
  previousMonth: 'আগের মাস',
  nextMonth: 'পরের মাস',
  previousYear: 'আগের বছর',
  nextYear: 'পরের বছর',
};

/** All words of the components in Bangla, for a `LabelsProvider`. */
export const banglaLabels: CompleteLabels = {
  locale: 'bn-BD',
  Alert: { dismissLabel: 'সরিয়ে দিন' },
  Breadcrumbs: { label: 'আপনি এখানে আছেন' },
  Carousel: {
    previous: 'আগের স্লাইড',
    next: 'পরের স্লাইড',
    goTo: (slide) => `${writePosition(slide)} নম্বর স্লাইডে যান`,
    pause: 'স্লাইড বদলানো থামান',
    play: 'স্লাইড বদলানো চালান',
  },
  ChatBubble: {
    sending: 'পাঠানো হচ্ছে…',
    late: 'এখনও পৌঁছায়নি, চেষ্টা চলছে…',
    seen: 'দেখা হয়েছে',
    failed: 'পাঠানো যায়নি',
    retry: 'আবার পাঠান',
    remove: 'মুছুন',
  },
  ChatPicture: { uploading: 'ছবি পাঠানো হচ্ছে', broken: 'ছবিটি দেখানো যাচ্ছে না' },
  ColumnChoice: { label: 'কলাম' },
  Combobox: {
    show: 'তালিকা দেখুন',
    // The name of the field follows.
    clear: 'মুছুন:',
    remove: (label) => `${label} সরান`,
    chosen: (label) => `${label}, বাছাই করা`,
    loading,
    empty: nothingFound,
    failed: 'তালিকা আনা যায়নি। আবার লিখে দেখুন।',
    found: (count) => `${writeNumber(count)}টি পাওয়া গেছে`,
  },
  CommandPalette: {
    title: 'নির্দেশ',
    placeholder: 'আপনি কী করতে চান?',
    close,
    empty: nothingFound,
    found: (count) => `${writeNumber(count)}টি নির্দেশ পাওয়া গেছে`,
    searching: 'খোঁজা হচ্ছে…',
  },
  Composer: { label: 'আপনার বার্তা লিখুন', sendLabel: 'বার্তা পাঠান' },
  CopyButton: {
    copied: 'কপি হয়েছে',
    failed: 'কপি করা যায়নি। লেখাটি বেছে নিয়ে নিজে কপি করুন।',
  },
  DataTable: { selectAllLabel: 'সব বেছে নিন' },
  DateField: dateField,
  DatePicker: datePicker,
  DateRangePicker: {
    ...datePicker,
    start: 'শুরু',
    end: 'শেষ',
    chooseStart: 'প্রথম দিনটি বেছে নিন',
    chooseEnd: 'শেষ দিনটি বেছে নিন',
  },
  FileDrop: {
    choose: 'ছবি বেছে নিন, অথবা এখানে এনে ছাড়ুন',
    replace: 'বদলান',
    remove: 'মুছুন',
    uploading: 'পাঠানো হচ্ছে',
  },
  Loading: { label: loading },
  MessageList: { label: 'কথোপকথন', newLabel: 'নতুন বার্তা' },
  Modal: { closeLabel: close },
  Pagination: {
    pagination: 'পাতা',
    previous: 'আগের পাতা',
    next: 'পরের পাতা',
    page: (page) => `পাতা ${writePosition(page)}`,
  },
  PasswordField: { show: 'পাসওয়ার্ড দেখান', hide: 'পাসওয়ার্ড লুকান' },
  Picture: { missing: 'ছবি নেই' },
  PictureButton: { label: 'ছবি যোগ করুন' },
  SearchSuggest: {
    list: 'পরামর্শ',
    found: (count) => `${writeNumber(count)}টি পরামর্শ। ওপর ও নিচের তীরচিহ্ন দিয়ে বেছে নিন।`,
    none: 'কোনো পরামর্শ নেই',
  },
  ServiceCard: { details: 'বিস্তারিত দেখুন' },
  Stepper: { done: 'শেষ হয়েছে' },
  TagInput: {
    tags: (label) => `${label}, যোগ করা`,
    remove: (tag) => `${tag} সরান`,
    added: (tags) => `যোগ হয়েছে: ${inOne(tags)}`,
    removed: (tag) => `সরানো হয়েছে: ${tag}`,
    doubles: (tags) => `আগে থেকেই আছে: ${inOne(tags)}`,
    tooLong: (tags, maxLength) => `${writeNumber(maxLength)} অক্ষরের বেশি: ${inOne(tags)}`,
    full: (maxTags) => `${writeNumber(maxTags)}টির বেশি যোগ করা যাবে না`,
  },
  TimeField: {
    placeholder: (example) => `যেমন ${example}`,
    unreadable: (example) => `একটি সময় লিখুন, যেমন ${example}`,
    tooEarly: (first) => `${first} বা তার পরের একটি সময় বেছে নিন`,
    tooLate: (last) => `${last} বা তার আগের একটি সময় বেছে নিন`,
  },
  Toast: { region: 'বার্তা', dismiss: 'সরিয়ে দিন', clear: 'সব সরান' },
};
