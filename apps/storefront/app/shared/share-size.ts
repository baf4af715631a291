/** Of pictures that chats and networks show of a page, in pixels. */
export const shareSize = { width: 1200, height: 630 };
