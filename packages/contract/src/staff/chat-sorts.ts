/** By what a list of chats is ordered; with a hyphen, the newest first. */
export const chatSorts = ['createdAt', '-createdAt', 'updatedAt', '-updatedAt'] as const;
/** An order in which staff can have the chats. */
export type ChatSort = (typeof chatSorts)[number];
