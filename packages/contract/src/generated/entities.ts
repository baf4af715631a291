// Generated from src/entities.ts by `pnpm generate`. Change that file instead.
import type { ActionKind } from '../staff/action-kinds.ts';
import type { BookingPaper } from '../rules/documents.ts';
import type { BookingStatus } from '../rules/booking-status.ts';
import type { CaseEntryKind, MailState, MailSubject } from '../staff/case-kinds.ts';
import type { ConsentPurpose } from '../rules/consents.ts';
import type { ContentLanguage, TranslationState } from '../rules/content-languages.ts';
import type { CostStanding } from '../rules/cost-caps.ts';
import type { CountedForm, FormRefusal, FormStep } from '../rules/form-visits.ts';
import type { DocumentPurpose, DocumentUse } from '../rules/document-openings.ts';
import type { IdentityProof } from '../chat/identity-proofs.ts';
import type { KeyRole } from '../rules/api-keys.ts';
import type { ListWithViews } from '../staff/lists-with-views.ts';
import type { RecordKind } from '../staff/record-kinds.ts';
import type { StaffRole } from '../rules/staff-roles.ts';
import type { WaitingParty } from '../rules/waiting-parties.ts';

/** An owner's word that a job may cost more than the cap of its country. */
export interface AllowedCost {
  /** Up to this, in whole taka. */
  amount: number;
  reason: string;
  at: string;
  /** Absent: the account is gone. */
  by?: StaffMember | undefined;
}

/** A key with which a program makes calls. */
export interface ApiKey {
  _id: string;
  name: string;
  role: KeyRole;
  /** It makes calls of method GET alone. */
  readsOnly: boolean;
  /** The owner who has issued it: it ends when they are one no more. */
  issuedBy: StaffMember;
  createdAt: string;
  endsAt: string;
  /** To the minute; absent: never. */
  lastUsedAt?: string | undefined;
}

/** A booking as its owner sees it (Specification §3). */
export interface Booking {
  _id: string;
  serviceType: string;
  status: string;
  createdAt: string;
  /** Short and unambiguous, for reading aloud: PTK-7K4M-2Q. */
  reference?: string | undefined;
  serviceId?:
    | {
        _id?: string | undefined;
        jobTitle?: string | undefined;
        name?: string | undefined;
        /** What it is called where its type is `other`. */
        kind?: string | undefined;
        category?:
          | {
              _id?: string | undefined;
              name?: string | undefined;
              slug?: string | undefined;
              description?: string | undefined;
            }
          | null
          | undefined;
      }
    | null
    | undefined;
  name?: string | undefined;
  destination?: string | undefined;
  departureDate?: string | undefined;
  returnDate?: string | undefined;
  additionalInfo?:
    | {
        from?: string | undefined;
        to?: string | undefined;
      }
    | undefined;
  passengers?: Passengers | undefined;
  contactInfo?:
    | {
        email?: string | undefined;
        phone?: string | undefined;
      }
    | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  requirements?: string | undefined;
  notes?: string | undefined;
  /** Addresses of the documents by their name; they expire within minutes. */
  documents?: Record<string, string> | undefined;
  /** The pictures of documents that are kept, and until when; absent: none. */
  keptDocuments?: KeptDocument[] | undefined;
  photos?: string[] | undefined;
  /** Absent: nothing is asked of the customer. */
  request?: BookingRequest | undefined;
}

/** A request of staff to the customer, for as long as it has not been answered. */
export interface BookingRequest {
  at: string;
  /** In words for the customer. */
  note?: string | undefined;
  /** The picture that is asked for; it takes the place of one by the same name. Absent: see the note. */
  document?: BookingPaper | undefined;
}

/** A step on the way of a booking. */
export interface BookingStep {
  status: string;
  at: string;
  /** Of staff, to the customer; in an answer, of the customer. */
  note?: string | undefined;
  /** The customer's answer to a request brought it here. */
  isAnswer?: boolean | undefined;
  /** The picture that was asked for or, in an answer, sent. */
  document?: BookingPaper | undefined;
}

/** A change of several bookings at once, as long as it can be undone: of their status, or of whose they are. */
export interface BookingChange {
  _id: string;
  /** The number of records that it has changed. */
  count: number;
  /** Its maker. */
  by: StaffMember;
  at: string;
  /** It can be undone until then. */
  undoableUntil: string;
  /** Absent: it changed whose they are. */
  status?: BookingStatus | undefined;
  /** Whoever got them; absent: nobody, or it changed the status. */
  assignee?: StaffMember | undefined;
}

/**
 * The handling of a booking by staff, for themselves alone. The due day, the reminder and whom it waits for are absent
 * once it has ended.
 */
export interface BookingHandling {
  tags: string[];
  /** Counts changes of these fields: a change names the one that it was made after. */
  version: number;
  /** The member of the staff whose it is; absent: nobody's. */
  assignee?: StaffMember | undefined;
  /** The day until which something has to be done, in Dhaka. */
  dueOn?: string | undefined;
  /** When its assignee is reminded of it; it stays after that, until somebody takes it away. */
  remindAt?: string | undefined;
  waitingFor?: WaitingParty | undefined;
  /** Since when it waits for them. */
  waitingSince?: string | undefined;
}

/** How the product presents itself. Everything but the logo is an addition to the specification. */
export interface Branding {
  frontendLogo?: Image | null | undefined;
  name?: string | undefined;
  tagline?: string | undefined;
  /** Figures of the home page, in the words in which they are shown. */
  statistics?:
    | {
        value: string;
        label: string;
      }[]
    | undefined;
  /** Names in the partner strip. */
  partners?: string[] | undefined;
}

/** Those of all staff. */
export interface CannedReplies {
  /** Counts the changes: 0 before the first. A change names the one that it was made after. */
  version: number;
  replies: CannedReply[];
}

/** An answer that staff give again and again. */
export interface CannedReply {
  /** Small letters, digits and hyphens: what is typed after a slash. */
  shortcut: string;
  text: string;
  /** The same in Bangla; empty or absent: visitors get the other one. */
  textBn?: string | undefined;
  /** The actions that are done with it, unless whoever sends it leaves them out. */
  actions?: ReplyActions | undefined;
}

/** All that is known of what a person wants: one with an account, or a guest by a booking or a chat. */
export interface Case {
  /** In which they are written to. */
  language: ContentLanguage;
  /** The newest hundred of those that are proven to be theirs. */
  bookings: ListedBooking[];
  /** The newest hundred, likewise. */
  chats: StaffChat[];
  /** Of `bookings` and `chats`, the newest first. */
  entries: CaseEntry[];
  /** There are older ones. */
  hasMore: boolean;
  /** Absent: a guest. */
  customer?: Customer | undefined;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  /** Absent: nothing else is under their phone number. */
  claimed?: ClaimedRecords | undefined;
}

/** Something that happened in the case of a person. */
export interface CaseEntry {
  _id: string;
  at: string;
  /**
   * `step`: a booking was made or moved; `opening`: one of the staff opened a document; `message`: something
   * was said in a chat; `note`: staff noted something for each other; `mail`: the person was written to;
   * `deed`: one of the staff did something else.
   */
  kind: CaseEntryKind;
  /** The booking that it is about. */
  booking?:
    | {
        _id: string;
        reference: string;
      }
    | undefined;
  /** The id of the chat that it is about. */
  chat?: string | undefined;
  /** The name of whoever of the staff did it; absent: the person themselves, or their account is gone. */
  by?: string | undefined;
  /** It was the person themselves. */
  isCustomers?: true | undefined;
  /** The words of a message, a note, a step or a purpose, or a tag. */
  text?: string | undefined;
  /** Of a step: what the booking became. */
  status?: string | undefined;
  /** Of a step: the customer's answer to a request brought it there. */
  isAnswer?: true | undefined;
  /** The picture that was asked for, sent or opened. */
  document?: BookingPaper | undefined;
  /** Of an opening. */
  use?: DocumentUse | undefined;
  /** Of an opening; absent: nobody was asked for it then. */
  purpose?: DocumentPurpose | undefined;
  /** Of a message: the picture that came with it. */
  attachment?: ChatAttachment | undefined;
  /** Of a mail: what it told. */
  about?: MailSubject | undefined;
  /** Of a mail: whether it has left. */
  mail?: MailState | undefined;
  /** Of a deed: its name in the log, such as `chat.join`. */
  deed?: string | undefined;
}

/** What services are grouped by (Specification §3). */
export interface Category extends Subcategory {
  isSubcategory?: boolean | undefined;
  subcategories?: Subcategory[] | undefined;
  /** How many active services it has, its subcategories' included. */
  serviceCount?: number | undefined;
}

/** A category as a service or a listing names it. */
export interface CategoryReference {
  name: string;
  slug: string;
  _id?: string | undefined;
  description?: string | undefined;
}

/** A category or subcategory in another language. */
export interface CategoryTranslation extends TranslationStanding {
  name?: string | undefined;
  description?: string | undefined;
}

/** A field of a record that is otherwise than it was, by the name under which it is sent, such as `salary.min`. */
export interface ChangedField {
  field: string;
  /** As text; long ones are cut down to where they begin to differ. */
  from: string;
  to: string;
}

/** A conversation (Specification §3). Any status but `assigned` and `closed` is waiting. */
export interface Chat {
  _id: string;
  status: string;
  name?: string | undefined;
  /** What visitors read while it waits outside the opening hours. */
  away?: string | undefined;
  /** Absent: nobody does, or the server does not tell. */
  answeredBy?: ChatAnswerer | undefined;
  /**
   * Further things that its visitor can do beyond the specification: `rating`, once it is closed; `transcript`, with
   * their account. Absent: none.
   */
  offers?: ('rating' | 'transcript')[] | undefined;
  /** Absent: its visitor has not rated it. */
  rating?: ChatRating | undefined;
  /** How its visitor has proven who they are. Absent: not at all; name and phone number were only typed. */
  provenBy?: IdentityProof | undefined;
}

/** Who of the staff answers, as visitors know them: never by a whole name, never with an address. */
export interface ChatAnswerer {
  firstName: string;
  /** Absolute, or relative to the API's origin. */
  imageUrl?: string | undefined;
}

/** A picture that came with a message. */
export interface ChatAttachment {
  /**
   * Absolute, or relative to the API's origin. Whoever has it can open the picture until it expires.
   * A picture that is too old is deleted: its address answers 410, and so does every later one.
   */
  url: string;
  contentType: string;
  /** In pixels. */
  width: number;
  height: number;
  /** From then on another address is needed; fetching the message again brings one. */
  expiresAt?: string | undefined;
}

/** When staff answer in the chat, and what happens while they do not. */
export interface ChatHours {
  /** In Asia/Dhaka. None at all: always. */
  hours: {
    /** 0 is Sunday. */
    day: number;
    opens: string;
    /** `24:00` is the end of the day. */
    closes: string;
  }[];
  /** What visitors read while nobody answers. */
  awayText: string;
  /** The same in Bangla; empty: they read the other one. */
  awayTextBn: string;
  /** Minutes without an answer after which a conversation goes back to the queue. */
  returnAfter: number;
}

/** A message of a conversation (Specification §3); what is optional is an addition. */
export interface ChatMessage {
  _id: string;
  chat: string;
  senderType: 'admin' | 'customer';
  /** Empty where it is a picture without words. */
  content: string;
  createdAt: string;
  /** Staff ask the visitor to prove who they are. */
  asks?: 'identity' | undefined;
  attachment?: ChatAttachment | undefined;
  /** The server's order within the chat, from 1. */
  sequence?: number | undefined;
  /** The sender's own id of the message: the same one twice is one message. */
  clientId?: string | undefined;
  /** Who of the staff wrote it, as they were called then; staff alone are told. */
  author?:
    | {
        name: string;
        /** Absent: their account is gone. */
        _id?: string | undefined;
      }
    | undefined;
}

/** What staff note about a conversation for each other; its visitor never sees it. */
export interface ChatNote {
  _id: string;
  chat: string;
  content: string;
  createdAt: string;
  /** Absent: whoever wrote it has no account any more. */
  author?: StaffMember | undefined;
  /** The author's own id of the note: the same one twice is one note. */
  clientId?: string | undefined;
}

/** The rating of a conversation by its visitor. */
export interface ChatRating {
  score: 'bad' | 'good' | 'okay';
  /** When they said so last. */
  ratedAt: string;
  /** Absent: none. */
  comment?: string | undefined;
}

/** Whether staff answer now, as visitors are told. */
export interface ChatServiceState {
  isOpen: boolean;
  /** Only while it is closed. */
  awayText?: string | undefined;
  /** The same in Bangla. */
  awayTextBn?: string | undefined;
  /**
   * Minutes until the first answer in the middle one of the chats of the last six hours; absent while it is
   * closed, and where there were fewer than three.
   */
  answerMinutes?: number | undefined;
}

/**
 * Guests' bookings and chats under a phone number that nobody has verified: they may be another person's, so
 * they have no references. Staff who mean to open one search for the number.
 */
export interface ClaimedRecords {
  /** +88 and eleven digits. */
  phone: string;
  /** The newest hundred. */
  bookings: {
    createdAt: string;
    serviceType: string;
    status: string;
    serviceId?:
      | {
          _id?: string | undefined;
          jobTitle?: string | undefined;
          name?: string | undefined;
          /** What it is called where its type is `other`. */
          kind?: string | undefined;
          category?:
            | {
                _id?: string | undefined;
                name?: string | undefined;
                slug?: string | undefined;
                description?: string | undefined;
              }
            | null
            | undefined;
        }
      | null
      | undefined;
  }[];
  /** The newest hundred. */
  chats: {
    createdAt: string;
    _id: string;
    status: string;
  }[];
}

/** Something that a person has agreed to. */
export interface Consent {
  _id: string;
  purpose: ConsentPurpose;
  givenAt: string;
  /** By which wording, with its version; absent: by doing it, as no wording was shown. */
  wording?: string | undefined;
  /** What it said. */
  text?: string | undefined;
  withdrawnAt?: string | undefined;
  /** The reference of the booking whose documents it is about. */
  booking?: string | undefined;
}

/** How to reach the company; either may be missing (Specification §3). */
export interface Contact {
  phone?: string | undefined;
  email?: string | undefined;
}

/** The most that a worker may be asked to pay for a job in a country. */
export interface CostCap {
  _id: string;
  /** As services have it; compared without regard to case. */
  country: string;
  /** In whole taka. */
  amount: number;
  sourceName: string;
  version: number;
  updatedAt: string;
  /** Absent: it is for all workers. */
  appliesTo?: string | undefined;
  note?: string | undefined;
  /** An https address. */
  sourceAddress?: string | undefined;
  /** Absent: it is to be checked. */
  checkedOn?: string | undefined;
}

/** What units of other currencies are worth, by which salaries are told in taka as well. */
export interface ExchangeRates {
  rates?:
    | {
        currency: string;
        /** Taka for one unit of the currency. */
        taka: number;
        /** The day of the rate. */
        on: string;
      }[]
    | undefined;
}

/** A customer as staff see them: without the numbers of their identity documents. */
export interface Customer extends ListedCustomer {
  address?: string | undefined;
}

/** One of the staff opened, exported or printed a document. */
export interface DocumentOpening {
  document: BookingPaper;
  use: DocumentUse;
  at: string;
  /** What they were among the staff; absent: that was not noted then. */
  role?: StaffRole | undefined;
  /** Absent: nobody was asked for it then. */
  purpose?: DocumentPurpose | undefined;
  /** The purpose in their own words. */
  words?: string | undefined;
}

/** Work after an answer, such as a mail, that was tried as often as it may be. */
export interface FailedJob {
  _id: string;
  /** The kind of work, such as `mail`. */
  kind: string;
  /** Number of tries. */
  attempts: number;
  /** Why it failed at last, as the program that failed says it. */
  reason: string;
  createdAt: string;
  failedAt: string;
}

/** A fee of a service. */
export interface Fee {
  label: string;
  /** In whole units of the currency. */
  amount: number;
  currency: string;
  per: 'adult' | 'booking' | 'child' | 'infant';
  /** When it is paid, in words. */
  due?: string | undefined;
  /** An authority, an airline or the like gets it, not the company. */
  isOfficial?: boolean | undefined;
}

/** One of those actions that did not fit any more; the reply was sent all the same. */
export interface LeftAction {
  action: 'close' | 'tag';
  /**
   * `already`: the chat has the tag; `full`: it has as many as it can have; `unread`: the visitor has
   * written something that whoever replied had not seen.
   */
  reason: 'already' | 'full' | 'unread';
  /** Of `tag`: which one. */
  tag?: string | undefined;
}

/** The permission under which a service is offered. */
export interface Licence {
  number: string;
  /** Where anybody can check it; an https address. */
  checkAt?: string | undefined;
  /** When the company checked it last. */
  checkedOn?: string | undefined;
}

/** What of the money comes back when it ends at a step. */
export interface Refund {
  step: string;
  refund: string;
}

/** Actions on a chat together with a reply, all or nothing. */
export interface ReplyActions {
  /** Added to those that the chat has. */
  tags?: string[] | undefined;
  /** Whoever sends the reply answers in the chat from then on. */
  assignToMe?: true | undefined;
  /** The reply is the last word. */
  close?: true | undefined;
}

/** A change of several services at once, as long as it can be undone. */
export interface ServiceChange {
  set: { categoryId: string | null } | { featured: boolean } | { isActive: boolean };
  _id: string;
  /** The number of records that it has changed. */
  count: number;
  /** Its maker. */
  by: StaffMember;
  at: string;
  /** It can be undone until then. */
  undoableUntil: string;
  /** The name of the category that they were moved to. */
  category?: string | undefined;
}

/** What people compare services of one kind by, such as `Route` and `Dhaka – Dubai`. */
export interface ServiceFact {
  label: string;
  value: string;
}

/** A public picture. Servers that only follow the specification send `secure_url` alone. */
export interface Image {
  /** Absolute, or relative to the API's origin. */
  secure_url: string;
  alt?: string | undefined;
  /** As it is shown, at its largest, in pixels. */
  width?: number | undefined;
  height?: number | undefined;
  /**
   * The point that stays in sight where there is room for a part only, in percent from the left and from
   * the top, as `object-position` takes it. Absent: the middle.
   */
  focus?:
    | {
        x: number;
        y: number;
      }
    | undefined;
  /** The same picture in other sizes and formats. */
  variants?:
    | {
        /** Address with `{width}` and `{format}` to be filled in. */
        template: string;
        widths: number[];
        formats: ('avif' | 'webp')[];
      }
    | undefined;
}

/** Something that staff can open, in a line. */
export interface FoundRecord {
  kind: RecordKind;
  _id: string;
  /** A booking's reference, a person's name, a title. */
  title: string;
  /** What tells it from others of that title, the most telling first: a name, a service, a phone number. */
  details: string[];
  /** Of bookings and chats; `draft` of services and articles that visitors don't see. */
  status?: string | undefined;
}

/** An article as lists carry it (Specification §3). */
export interface Insight {
  _id: string;
  title: string;
  category: string;
  excerpt?: string | undefined;
  coverImage?: Image | undefined;
  publishedAt?: string | undefined;
  /** Minutes that its text takes to read; absent where it has no text, and so no page of its own. */
  readingMinutes?: number | undefined;
}

/** An article with everything that its own page shows. */
export interface InsightDetails extends Insight {
  /** HTML from an allow-list. */
  body?: string | undefined;
  /** The category whose services stand beside it. */
  relatedCategory?: CategoryReference | undefined;
  updatedAt?: string | undefined;
}

/** An article in another language. */
export interface InsightTranslation extends TranslationStanding {
  title?: string | undefined;
  excerpt?: string | undefined;
  /** HTML from an allow-list. */
  body?: string | undefined;
  category?: string | undefined;
  /** What its picture shows. */
  picture?: string | undefined;
}

/** A picture that is kept with a booking, and for how long. */
export interface KeptDocument {
  document: BookingPaper;
  /** When it is deleted. Every change of a booking that has not ended puts it off. */
  deletedAt: string;
  /** The booking has ended, and the date stays. */
  isFinal: boolean;
}

/** A picture that services, articles and the branding can show. */
export interface LibraryPicture {
  _id: string;
  /** As visitors see it. */
  image: Image;
  /** All of it, whatever is shown. */
  whole: Image;
  /** By how many services and articles it is shown, and as the logo. */
  shownBy: number;
  version: number;
  createdAt: string;
  /** The part that is shown; absent: all of it. */
  crop?:
    | {
        left: number;
        top: number;
        width: number;
        height: number;
      }
    | undefined;
  /** The point that stays in sight, in pixels of the whole; absent: the middle. */
  focus?:
    | {
        x: number;
        y: number;
      }
    | undefined;
}

/** A picture with what shows it. */
export interface LibraryPictureDetails extends LibraryPicture {
  /** At most a hundred. */
  uses: {
    kind: 'insight' | 'logo' | 'service';
    _id?: string | undefined;
    name?: string | undefined;
  }[];
}

/** A line of the list of bookings: all that tells one from another. */
export interface ListedBooking {
  createdAt: string;
  _id: string;
  serviceType: string;
  status: string;
  /** Whoever booked has no account. */
  isGuest: boolean;
  updatedAt: string;
  /** Counts changes: a change names the one that it was made after. */
  version: number;
  handling: BookingHandling;
  name?: string | undefined;
  email?: string | undefined;
  /** Absent: nothing is asked of the customer. */
  request?: BookingRequest | undefined;
  requirements?: string | undefined;
  phone?: string | undefined;
  departureDate?: string | undefined;
  returnDate?: string | undefined;
  serviceId?:
    | {
        _id?: string | undefined;
        jobTitle?: string | undefined;
        name?: string | undefined;
        /** What it is called where its type is `other`. */
        kind?: string | undefined;
        category?:
          | {
              _id?: string | undefined;
              name?: string | undefined;
              slug?: string | undefined;
              description?: string | undefined;
            }
          | null
          | undefined;
      }
    | null
    | undefined;
  passengers?: Passengers | undefined;
  /** Short and unambiguous, for reading aloud: PTK-7K4M-2Q. */
  reference?: string | undefined;
  destination?: string | undefined;
  additionalInfo?:
    | {
        from?: string | undefined;
        to?: string | undefined;
      }
    | undefined;
  contactInfo?:
    | {
        email?: string | undefined;
        phone?: string | undefined;
      }
    | undefined;
  notes?: string | undefined;
  /** The moment of the customer's answer; absent: none since staff did something. */
  answeredAt?: string | undefined;
}

/** A line of the staff's list of customers. */
export interface ListedCustomer {
  name: string;
  email: string;
  _id: string;
  emailVerified: boolean;
  /** How many bookings they have made. */
  bookingCount: number;
  createdAt: string;
  /** When their last session began. */
  signedInAt: string;
  /** +88 and eleven digits. */
  phone?: string | undefined;
}

/** A line of the staff's list of services, drafts included. */
export interface ListedService extends ServiceSummary {
  isActive: boolean;
  updatedAt: string;
  /** Counts changes: a change names the one that it was made after. */
  version: number;
  translations: { bn: TranslationState };
  /** A draft is published then. */
  publishAt?: string | undefined;
  /** The service is a draft again from then on. */
  unpublishAt?: string | undefined;
  /** Why the service could not be published at its moment, which has come; it is tried again until it can. */
  publishRefusal?: string | undefined;
  /** Against the cap of its country; absent: it is no job, or the country has no cap. */
  cost?: CostStanding | undefined;
}

/** Something that one of the staff has done. */
export interface LoggedAction {
  _id: string;
  at: string;
  /** What it was done to. */
  kind: ActionKind;
  /** What was done, such as `update`. */
  deed: string;
  /** The id of what it was done to. */
  subject: string;
  /** Who did it; absent: they have no account any more. */
  by?: StaffMember | undefined;
  /** The name of the API key that did it, issued by them; absent: they did it themselves. */
  key?: string | undefined;
  /** What that was called then. */
  name?: string | undefined;
  /** What it became by it: a status or a role. */
  status?: string | undefined;
  /** What a document was opened for. */
  purpose?: DocumentPurpose | undefined;
  /** The most that a job may cost by an owner's word, in whole taka. */
  amount?: number | undefined;
  /** The purpose or the reason in their own words. */
  words?: string | undefined;
  /** The fields that it changed; absent: none, or it is noted nowhere what they were. */
  changes?: ChangedField[] | undefined;
}

/** What several people have searched for and nothing was found. */
export interface MissedSearch {
  /** As the last of them typed it, without capitals. */
  query: string;
  /** How many times since several people had typed it. */
  times: number;
  lastAt: string;
}

/** Something that a person is told of. */
export interface Notification {
  _id: string;
  kind: 'booking_status' | 'chat_reply' | 'document_requested' | 'password_changed';
  title: string;
  read: boolean;
  createdAt: string;
  body?: string | undefined;
  /** A path of the storefront. */
  link?: string | undefined;
}

/** How things stand now, in numbers alone. Days and weeks are those of Asia/Dhaka. */
export interface Overview {
  /** The day that it is there. */
  today: string;
  bookings: {
    /** Made today. */
    today: number;
    /** All of them; a status without any is left out. */
    byStatus: {
      count: number;
      status: string;
      isMinimum?: boolean | undefined;
    }[];
    /** Made in each of the last twelve weeks, the current one last. Weeks begin on Sunday. */
    weeks: {
      from: string;
      /** Its last day. */
      to: string;
      count: number;
    }[];
  };
  /** Bookings that have waited for staff too long. */
  overdue: {
    /** The last day on which what is still pending today was made too long ago. */
    pendingTo: string;
    /** Still pending, made on that day or earlier. */
    pending: {
      count: number;
      isMinimum?: boolean | undefined;
    };
    /** Answered by their customers more than a day ago, and by nobody since. */
    answered: {
      count: number;
      isMinimum?: boolean | undefined;
    };
  };
  chats: {
    waiting: number;
    /** Since when the first of them waits. */
    waitingSince?: string | undefined;
  };
  /** The services that were opened most in the last thirty days, at most ten. */
  views: {
    _id: string;
    title: string;
    views: number;
  }[];
}

/** Number of travellers. */
export interface Passengers {
  adults: number;
  children: number;
  infants: number;
}

/** The figures of a period. Days are those of Asia/Dhaka. */
export interface PeriodOverview {
  from: string;
  /** Its last day. */
  to: string;
  bookings: {
    made: number;
    /** Made in the same number of days before it. */
    madeBefore: number;
    /** Day by day in up to 31 days, week by week in up to 26 weeks, else month by month. */
    spans: {
      from: string;
      to: string;
      count: number;
    }[];
    /** From being made to the first decision of staff. */
    waits: {
      /** The latest of the period that were looked at, at most 2,000. */
      of: number;
      /** The number of those that staff have answered. */
      answered: number;
      /** Half of those answered waited no longer. */
      half?: number | undefined;
      /** Nine of ten of those answered waited no longer. */
      mostly?: number | undefined;
    };
  };
  chats: {
    /** From the beginning of a chat to the first answer of staff. */
    waits: {
      /** The latest of the period that were looked at, at most 2,000. */
      of: number;
      /** The number of those that staff have answered. */
      answered: number;
      /** Half of those answered waited no longer. */
      half?: number | undefined;
      /** Nine of ten of those answered waited no longer. */
      mostly?: number | undefined;
    };
    /** Of the period, whenever the chat was. */
    ratings: {
      good: number;
      okay: number;
      bad: number;
      /** The latest that have words, at most ten. */
      comments: {
        score: 'bad' | 'good' | 'okay';
        /** Absent: none. */
        comment: string;
        /** When they said so last. */
        ratedAt: string;
        chatId: string;
        name: string;
      }[];
    };
  };
  /** Services opened at least ten times, at most ten; those that were booked least for it come first. */
  services: {
    _id: string;
    title: string;
    views: number;
    bookings: number;
  }[];
  /** Forms that were begun: bookings of all types, then by type, then the others. */
  forms: {
    form: CountedForm;
    /** Those that the form has, in its order. */
    steps: {
      step: FormStep;
      visits: number;
    }[];
    /** In at least five visits, the most frequent first. */
    refusals: {
      refusal: FormRefusal;
      visits: number;
    }[];
    /** Of what was booked; absent: of all types. */
    serviceType?: string | undefined;
  }[];
}

/** A service that a file adds or changes. */
export interface PlannedService {
  /** Each column that differs; long texts are cut down to where they begin to differ. */
  changes: {
    column: string;
    from: string;
    to: string;
  }[];
  /** Its place in the file, as spreadsheets count: the names of the columns stand in row 1. */
  row: number;
  /** The name or job title; may be empty where a row is refused. */
  name: string;
  /** Absent: it is a new one. */
  _id?: string | undefined;
}

/** What a person wants to be told of, and how. */
export interface Preferences {
  language: ContentLanguage;
  bookingEmails: boolean;
  chatEmails: boolean;
  newsletter: boolean;
}

/** A colleague who has the same record open. */
export interface PresentColleague {
  _id: string;
  name: string;
  /** They have written something that is not saved. */
  isEditing: boolean;
}

/** A booking that was left as it is, and why, in a sentence. */
export interface RefusedBooking {
  _id: string;
  code: 'conflict' | 'not_found' | 'version_conflict';
  message: string;
  reference?: string | undefined;
}

/** A row of a file that is no service, and why, in sentences. */
export interface RefusedRow {
  faults: {
    message: string;
    /** Absent: it is said of the row as a whole. */
    column?: string | undefined;
  }[];
  /** Its place in the file, as spreadsheets count: the names of the columns stand in row 1. */
  row: number;
  /** The name or job title; may be empty where a row is refused. */
  name: string;
}

/** A service that was left as it is, and why, in a sentence. */
export interface RefusedService {
  code: 'above_cost_cap' | 'conflict' | 'not_found' | 'version_conflict';
  _id: string;
  message: string;
  name?: string | undefined;
}

/** A `min` of 0 is not shown. */
export interface Salary {
  /** In whole units of the currency. */
  min: number;
  /** In whole units of the currency. */
  max?: number | undefined;
  currency?: string | undefined;
  /** About how much that is in taka; on the page of a service, where a rate is set. */
  taka?:
    | {
        min: number;
        /** Taka for one unit of the currency. */
        rate: number;
        /** The day of the rate. */
        on: string;
        max?: number | undefined;
      }
    | undefined;
}

/** A list of the console, narrowed and sorted, under a name. */
export interface SavedView {
  _id: string;
  list: ListWithViews;
  name: string;
  /** The query of the list's address, such as `status=pending&sort=name`. */
  query: string;
  /** All of the staff see it. */
  isShared: boolean;
  /** The list opens with it, for the caller. */
  isDefault: boolean;
  /** The person who saved it. */
  by: StaffMember;
}

/** What a search was understood as, beside the services that it found. */
export interface SearchFindings {
  /** The words of these services that were looked for, as they are written there. */
  matched: string[];
  /** Known words that are near to what was typed; only where nothing was found. */
  near: string[];
}

/** A service with everything that its own page shows (Specification §3). */
export interface Service extends ServiceSummary {
  /** HTML from an allow-list. */
  description?: string | undefined;
  benefits?: string[] | undefined;
  requirements?: string[] | undefined;
  experience?:
    | {
        min?: number | undefined;
        max?: number | undefined;
        unit?: string | undefined;
      }
    | undefined;
  education?: string | undefined;
  visaType?: string | undefined;
  contractDuration?: number | undefined;
  /** Default months. */
  contractUnit?: string | undefined;
  language?: string[] | undefined;
  fees?: Fee[] | undefined;
  weeks?:
    | {
        min: number;
        max?: number | undefined;
      }
    | undefined;
  /** By step, the first one first. */
  refunds?: Refund[] | undefined;
  licence?: Licence | undefined;
  createdAt?: string | undefined;
  updatedAt?: string | undefined;
}

/** A file of services that was imported, as long as it can be undone. */
export interface ServiceImport {
  /** The number of services among them that are new. */
  created: number;
  _id: string;
  /** The number of records that it has changed. */
  count: number;
  /** Its maker. */
  by: StaffMember;
  at: string;
  /** It can be undone until then. */
  undoableUntil: string;
}

/** The plan of an import of a file. */
export interface ServiceImportPlan {
  /** Names exactly this, to be applied. */
  plan: string;
  created: PlannedService[];
  changed: PlannedService[];
  /** The number of services in the file that are so already. */
  unchanged: number;
  /** A file with any of these is not applied. */
  refused: RefusedRow[];
  /** Present: nothing is planned until the order of day and month is chosen, as no date of the file shows it. */
  unsettledDate?:
    | {
        row: number;
        column: string;
        /** As it stands in the file. */
        text: string;
        /** The day that it is in each order, such as 2026-11-02. */
        dayMonth: string;
        monthDay: string;
      }
    | undefined;
}

/** A service in another language; words that are absent are not translated yet. */
export interface ServiceTranslation extends CategoryTranslation {
  jobTitle?: string | undefined;
  kind?: string | undefined;
  country?: string | undefined;
  providerName?: string | undefined;
  visaType?: string | undefined;
  education?: string | undefined;
  /** Lists are in the order of the original's; what is empty in them is not translated yet. */
  benefits?: string[] | undefined;
  requirements?: string[] | undefined;
  languages?: string[] | undefined;
  fees?:
    | {
        label: string;
        due?: string | undefined;
      }[]
    | undefined;
  refunds?: Refund[] | undefined;
  facts?: ServiceFact[] | undefined;
  /** What its pictures show. */
  pictures?: string[] | undefined;
}

/** What lists carry of a service (Specification §3); every field may be missing elsewhere. */
export interface ServiceSummary {
  _id: string;
  /** Jobs have a `jobTitle` instead. */
  name?: string | undefined;
  jobTitle?: string | undefined;
  images?: Image[] | undefined;
  featured?: boolean | undefined;
  category?: CategoryReference | null | undefined;
  subcategory?: CategoryReference | null | undefined;
  /** `flight`, `hotel`, `visa`, `other`, or a server's own. */
  serviceType?: string | undefined;
  /** What a service is called whose type is `other`, such as `Tour`. */
  kind?: string | undefined;
  /** The most important one first: a card shows two. */
  facts?: ServiceFact[] | undefined;
  location?: { country?: string | undefined } | undefined;
  provider?: { name?: string | undefined } | undefined;
  dynamicFields?: { visaType?: string | undefined } | undefined;
  salary?: Salary | undefined;
  /** The price of one booking for one adult; absent where there is no fee, or they have several currencies. */
  total?:
    | {
        amount: number;
        currency: string;
      }
    | undefined;
}

/** A service as it was once, beside the version before and beside now. */
export interface ServiceVersion {
  version: number;
  at: string;
  /** What is otherwise now. */
  since: ChangedField[];
  /** Absent: a moment that was set has come, it was made before versions were kept, or the account is gone. */
  by?: StaffMember | undefined;
  /** What it changed; absent: nothing is kept of the version before. */
  changes?: ChangedField[] | undefined;
}

/** An account of the staff, as owners see it. */
export interface StaffAccount {
  _id: string;
  name: string;
  email: string;
  role: StaffRole;
  createdAt: string;
  /** When the last session began. */
  signedInAt: string;
  /** An app for codes, a passkey, or both. */
  hasSecondFactor: boolean;
  hasPasskey: boolean;
  /** Counts the changes of role and state: a change names the one that it was made after. */
  version: number;
  /** May not sign in any more since then; absent: may. */
  deactivatedAt?: string | undefined;
}

/**
 * A booking as staff see it. Its `documents` have addresses once the caller has said what they open
 * them for.
 */
export interface StaffBooking extends ListedBooking {
  /** How it came to its status, the oldest first. */
  history: {
    status: string;
    at: string;
    /** Of staff, to the customer; in an answer, of the customer. */
    note?: string | undefined;
    /** The customer's answer to a request brought it here. */
    isAnswer?: boolean | undefined;
    /** The picture that was asked for or, in an answer, sent. */
    document?: BookingPaper | undefined;
    /** Absent once they have no account any more, and for a guest. */
    by?: string | undefined;
  }[];
  /** When staff opened which document and what for, the newest first. */
  openings: {
    document: BookingPaper;
    use: DocumentUse;
    at: string;
    /** What they were among the staff; absent: that was not noted then. */
    role?: StaffRole | undefined;
    /** Absent: nobody was asked for it then. */
    purpose?: DocumentPurpose | undefined;
    /** The purpose in their own words. */
    words?: string | undefined;
    /** Whoever opened it; absent once they have no account any more. */
    by?: string | undefined;
  }[];
  /** Addresses of the documents by their name; they expire within minutes. */
  documents?: Record<string, string> | undefined;
  /** The pictures of documents that are kept, and until when; absent: none. */
  keptDocuments?: KeptDocument[] | undefined;
  photos?: string[] | undefined;
  customerId?: string | undefined;
  /** The ways by which the customer is told of news; empty: none, unless somebody sends them a link. */
  toldBy?: ('account' | 'mail')[] | undefined;
  whatsapp?: string | undefined;
  imo?: string | undefined;
  address?: string | undefined;
  preferredContact?: string | undefined;
  /** Absent: this session has not said it within its hours of work. */
  statedPurpose?:
    | {
        purpose: DocumentPurpose;
        /** The same in their own words. */
        words?: string | undefined;
      }
    | undefined;
  /** Absent where `statedPurpose` is. */
  documentCopies?:
    | {
        export: Record<string, string>;
        print: Record<string, string>;
      }
    | undefined;
}

/** How the product presents itself; what it has in Bangla is shown there where it is as long as the other. */
export interface StaffBranding extends Branding {
  /** 0 where it was never set. */
  version: number;
  nameBn?: string | undefined;
  taglineBn?: string | undefined;
  statisticsBn?:
    | {
        value: string;
        label: string;
      }[]
    | undefined;
  partnersBn?: string[] | undefined;
}

/** A category or subcategory as it is edited. */
export interface StaffCategory {
  name: string;
  _id: string;
  slug: string;
  /** A name of the icon set; unknown ones are shown as `file-text`. */
  icon: string;
  isActive: boolean;
  showInNavigation: boolean;
  /** Lists begin with the lowest. */
  position: number;
  /** How many services stand in it, drafts included. */
  serviceCount: number;
  updatedAt: string;
  /** Counts changes: a change names the one that it was made after. */
  version: number;
  translations: { bn: TranslationState };
  description?: string | undefined;
  isSubcategory?: boolean | undefined;
  /** Absolute, or relative to the API's origin. Wins over `icon`. */
  iconUrl?: string | undefined;
  color?: string | undefined;
  /** Absent where it is no subcategory. */
  parentId?: string | undefined;
}

/** A conversation as staff see it. */
export interface StaffChat extends Chat {
  /** +88 and eleven digits, as the visitor typed it: nobody has verified it. */
  phone: string;
  /** Of the newest message; 0 without any. */
  lastSequence: number;
  /** The sequence number up to which each side has read. */
  seen: {
    customer: number;
    admin: number;
  };
  /** Messages of the visitor that staff have not read. */
  unread: number;
  createdAt: string;
  updatedAt: string;
  /** Where the visitor was when it began: a path of the storefront. */
  page?: string | undefined;
  /** Of that page. */
  language?: ContentLanguage | undefined;
  serviceId?: string | undefined;
  /** The account of the visitor, who was signed in when the chat began or has proven it since. */
  userId?: string | undefined;
  /** Of the visitor's account, where there is one. */
  email?: string | undefined;
  /** Who answers. */
  staff?: StaffMember | undefined;
  lastMessage?: ChatMessage | undefined;
  /** Since when somebody waits for an answer. */
  unansweredSince?: string | undefined;
  /** Whoever answers has put it off until then, or until the visitor writes. */
  snoozedUntil?: string | undefined;
  /** Whoever answers wants to read it again. Absent: not so. */
  isMarkedUnread?: true | undefined;
  /** The tags that staff have given it, in the order in which they did. Absent: none. */
  tags?: string[] | undefined;
}

/** An article as it is edited, published or not. */
export interface StaffInsight extends Insight {
  updatedAt: string;
  /** Counts changes: a change names the one that it was made after. */
  version: number;
  translations: { bn: TranslationState };
  /** HTML from an allow-list. */
  body?: string | undefined;
  /** The category whose services stand beside it. */
  relatedCategory?: CategoryReference | undefined;
}

/** Somebody who was asked to join the staff and has not answered yet. */
export interface StaffInvitation {
  _id: string;
  name: string;
  email: string;
  role: StaffRole;
  createdAt: string;
  /** The link in the newest mail works until then. */
  expiresAt: string;
  /** Who asked; absent: they have no account any more. */
  invitedBy?: string | undefined;
}

/** One of the staff, as colleagues know them. */
export interface StaffMember {
  _id: string;
  name: string;
}

/** A service as it is edited. */
export interface StaffService extends ListedService {
  /** HTML from an allow-list. */
  description?: string | undefined;
  benefits?: string[] | undefined;
  requirements?: string[] | undefined;
  experience?:
    | {
        min?: number | undefined;
        max?: number | undefined;
        unit?: string | undefined;
      }
    | undefined;
  education?: string | undefined;
  visaType?: string | undefined;
  contractDuration?: number | undefined;
  /** Default months. */
  contractUnit?: string | undefined;
  language?: string[] | undefined;
  fees?: Fee[] | undefined;
  weeks?:
    | {
        min: number;
        max?: number | undefined;
      }
    | undefined;
  /** By step, the first one first. */
  refunds?: Refund[] | undefined;
  licence?: Licence | undefined;
  createdAt?: string | undefined;
  allowedCost?: AllowedCost | undefined;
}

/** A place where somebody is signed in. */
export interface Session {
  _id: string;
  createdAt: string;
  /** To the hour; of staff to the minute. */
  lastUsedAt: string;
  /** It is the one that asks. */
  isCurrent: boolean;
  /** What the browser says that it is. */
  device?: string | undefined;
}

/** A part of a category. */
export interface Subcategory {
  _id: string;
  name: string;
  slug: string;
  /** A name of the icon set; unknown ones are shown as `file-text`. */
  icon: string;
  description?: string | undefined;
  /** Absolute, or relative to the API's origin. Wins over `icon`. */
  iconUrl?: string | undefined;
  color?: string | undefined;
  isActive?: boolean | undefined;
  showInNavigation?: boolean | undefined;
}

/** What may be meant by what somebody has typed so far. */
export interface Suggestions {
  services: ServiceSummary[];
  categories: CategoryReference[];
  /** Names of countries, as services have them. */
  countries: string[];
}

/** Words that mean the same, in any script. */
export interface Synonyms {
  _id: string;
  /** Each of them is found by each of the others. */
  words: string[];
  /** What is found by them as well, after all else: a city's country. */
  wider: string[];
  version: number;
  updatedAt: string;
}

/** How a translation stands, beside its words. */
export interface TranslationStanding {
  state: TranslationState;
  isPublished: boolean;
  /** The original's words have changed since it was made, whether it is published or not. */
  isBehind: boolean;
  /** The version of the original that it was made from; 0 before the first change. */
  ofVersion: number;
  /** Counts changes: a change names the one that it was made after. 0 before the first. */
  version: number;
  updatedAt?: string | undefined;
}

/** A person with an account (Specification §3); what follows `address` are additions. */
export interface User {
  _id: string;
  name: string;
  email: string;
  /** +88 and eleven digits. */
  phone?: string | undefined;
  nid?: string | undefined;
  passportNumber?: string | undefined;
  address?: string | undefined;
  imageUrl?: string | undefined;
  /** Whether the person has shown that the address is theirs. */
  emailVerified?: boolean | undefined;
  /** Whether one can sign in with a password; an account of an identity provider need not have one. */
  hasPassword?: boolean | undefined;
  role?: 'admin' | 'customer' | undefined;
  /** What a member of staff may do. */
  staffRole?: StaffRole | undefined;
  /** Their role demands a second factor, which they set up before anything else. */
  needsSecondFactor?: true | undefined;
}
