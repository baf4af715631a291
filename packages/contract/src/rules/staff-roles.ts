import type { Access } from '../endpoint.ts';

/** What a member of staff may be; each may do all that those before it may. */
export const staffRoles = ['agent', 'editor', 'owner'] as const;
/** What a member of staff may do. */
export type StaffRole = (typeof staffRoles)[number];

const ranks = ['customer', ...staffRoles] as const;
const open: readonly Access[] = ['public', 'anyone', 'visitor'];

/**
 * Whether somebody may make a call that is declared so. Whether the thing in question is theirs is
 * another question.
 *
 * @param role absent: nobody is signed in.
 */
export function mayCall(role: StaffRole | 'customer' | undefined, access: Access): boolean {
  if (open.includes(access)) return true;
  const needed = ranks.findIndex((one) => one === (access === 'signed-in' ? 'customer' : access));
  // What is declared as nothing of this is open to nobody.
  return needed >= 0 && ranks.findIndex((one) => one === role) >= needed;
}
