import { staffRoles, type StaffRole } from '@pothik/contract';
import { Select } from '@pothik/ui';
import { peopleMessages } from '../../messages/people.ts';

/** Chooses what a member of staff may do, and says what that is. */
export function RoleField({
  label,
  value,
  onChange,
}: {
  label: string;
  value: StaffRole;
  onChange: (role: StaffRole) => void;
}) {
  return (
    <Select
      label={label}
      hint={peopleMessages.roleHints[value]}
      value={value}
      options={staffRoles.map((role) => ({ value: role, label: peopleMessages.roles[role] }))}
      onChange={({ target }) => onChange(staffRoles.find((role) => role === target.value) ?? value)}
    />
  );
}
