import { useStaffChatsColleaguesQuery } from '@pothik/api-client/rtk-query';
import type { StaffMember } from '@pothik/contract';
import { handlingMessages as words } from '../../../messages/handling.ts';
import { useSession } from '../../../shared/session-context.ts';

/** Those who can have a booking, oneself first, as options of a choice. @param current whoever has it, who may be gone. */
export function useAssignees(current?: StaffMember) {
  const { user } = useSession();
  const { data } = useStaffChatsColleaguesQuery();
  const colleagues = data?.colleagues ?? [];
  const isKnown = [user, ...colleagues].some(({ _id }) => _id === current?._id);
  return [
    { value: user._id, label: words.me(user.name) },
    ...(current && !isKnown ? [current] : []).map(({ _id, name }) => ({ value: _id, label: name })),
    ...colleagues.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
}
