/** A call that has not answered by then fails with a time-out, in milliseconds (Specification §9). */
export const requestTimeout = 10_000;

/**
 * A multipart upload fails after this long without progress, in milliseconds, however long it takes in
 * all (Specification §9).
 */
export const uploadStallTimeout = 20_000;

/**
 * How long a whole upload may wait for its answer, in milliseconds. Once it was handed over nobody sees
 * it move: a system keeps up to 4 MB in its buffers, which take so long over a line of 400 kbit/s.
 */
export const uploadAnswerTimeout = 120_000;

/** The largest integer that a column of the database stores: 32 bits with a sign. */
export const maximumInteger = 2 ** 31 - 1;

/** The largest `page` that a list accepts. */
export const maximumPage = 100_000;

/**
 * Business constants and limits (Specification §9). Durations are milliseconds
 * unless the name says otherwise.
 */
export const limits = {
  requestTimeout,
  uploadStallTimeout,
  uploadAnswerTimeout,
  /** From 'Session Expired' to the sign-in page. */
  sessionExpiryRedirect: 2_000,
  toastDuration: 5_000,
  heroAutoAdvance: 4_000,
  heroSlides: 6,
  /** How far a finger travels before it is a swipe, in CSS pixels. */
  swipeThreshold: 50,
  /** Page size of the featured list and of each category row. */
  featuredPageSize: 10,
  listingPageSize: 12,
  listingSkeletons: 6,
  footerCategories: 6,
  homeCategories: 7,
  homeCategorySkeletons: 7,
  latestInsights: 6,
  headerSkeletons: 6,
  /** The category navigation scrolls by the larger of these: pixels, and a share of its width. */
  navigationScroll: { minimum: 200, share: 0.6 },
  dropdownHideDelay: 150,
  featuredColumns: 4,
  detailCarouselAutoplay: 5_000,
  bookingSuccessRedirect: 1_500,
  /** The largest `limit` that a list accepts. */
  maximumPageSize: 100,
  maximumPage,
  /** The largest number of entries of a case that are asked for at once. */
  maximumCaseEntries: 500,
  /** The longest search text that is looked for, in characters. */
  maximumSearchLength: 200,
} as const;

/** The browser's local storage key of the session token (Specification §3, §9). */
export const tokenStorageKey = 'userToken';

/** The window event that opens the live chat (Specification §2). */
export const openLiveChatEvent = 'livechat:open';

/** Ends the address of a page that opens with the live chat, where one goes on. */
export const liveChatHash = '#live-chat';

/** What {@link openLiveChatEvent} may carry as the detail of a `CustomEvent`. */
export interface OpenLiveChatDetail {
  /** Filled in as what the visitor writes next; it is not sent. */
  message?: string | undefined;
}

/** The browser's local storage keys of the live chat (Specification §3); those after `user` are additions. */
export const chatStorageKeys = {
  chatId: 'liveChatId',
  /** JSON: name, phone (eleven digits), countryCode. */
  user: 'liveChatUser',
  visitorToken: 'liveChatVisitorToken',
  /** JSON: what was written and may not have come through. */
  unsent: 'liveChatUnsent',
  /** JSON: how the visitor rated a closed chat, which may not have come through. */
  unsentRating: 'liveChatUnsentRating',
} as const;

/** The header that carries a chat's visitor token (an addition to Specification §7). */
export const visitorTokenHeader = 'x-visitor-token';

/**
 * The header with which a call of the console's own pages says that the session in its cookie counts:
 * `1`, or `idle` where nobody has touched the page for a while, so that the session does not live longer
 * by it. Calls with the cookie alone are made as nobody (an addition to Specification §7).
 */
export const consoleHeader = 'pothik-console';

/** The longest message of a chat, in characters. */
export const maximumChatMessageLength = 4_000;

/** The longest comment of a chat's rating, in characters. */
export const maximumRatingCommentLength = 500;

/** The most tags that a chat or a booking has. */
export const maximumTags = 20;

/** The most tags that one reply adds. */
export const maximumTagsOfReply = 5;

/** Of a tag, in characters. */
export const maximumTagLength = 30;

/** The most records that are changed at once: a longer transaction would keep them locked for seconds. */
export const maximumChangedAtOnce = 100;

/** The most rows that a file of services may have beside the names of its columns. */
export const maximumImportedRows = 1_000;
/** The largest file of services, in bytes. */
export const maximumImportBytes = 4_000_000;

/** A page of the staff tells again after this long that it has a record open, in milliseconds. */
export const presenceInterval = 15_000;
/** A page that has not told again after this long counts as left, in milliseconds. */
export const presenceDuration = 40_000;

/** While somebody types the other side is told this often, in milliseconds. */
export const typingInterval = 3_000;
/** How long the other side shows that somebody types, in milliseconds. */
export const typingDuration = 5_000;

/** How the chat's socket connects and stays connected (Specification §9). */
export const socketSettings = {
  transports: ['websocket'],
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  timeout: 20_000,
  pingInterval: 30_000,
} as const;
