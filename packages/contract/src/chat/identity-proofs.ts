/** The ways in which the visitor of a chat proves who they are: their account, or a booking's link or reference. */
export const identityProofs = ['account', 'link', 'booking'] as const;
/** A way in which the visitor of a chat proves who they are. */
export type IdentityProof = (typeof identityProofs)[number];
