import {
  useStaffFactorsRolesQuery,
  useStaffFactorsUpdateRolesMutation,
  type Failure,
} from '@pothik/api-client/rtk-query';
import { staffRoles, type StaffRole } from '@pothik/contract';
import { Button, Checkbox, useToast } from '@pothik/ui';
import { useState, type SubmitEvent } from 'react';
import { secondFactorMessages } from '../../messages/second-factor.ts';
import styles from './people.module.css';

const { roles: words, failed } = secondFactorMessages;

function RolesForm({ roles }: { roles: readonly StaffRole[] }) {
  const [chosen, setChosen] = useState(roles);
  const [update, { isLoading }] = useStaffFactorsUpdateRolesMutation();
  const toasts = useToast();
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    const { error } = await update({ roles: [...chosen] });
    if (error) toasts.add((error as Failure).serverMessage ?? failed, 'error');
    else toasts.add(words.saved, 'success');
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {staffRoles.map((role) => (
        <Checkbox
          key={role}
          label={words.names[role]}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            setChosen(target.checked ? [...chosen, role] : chosen.filter((one) => one !== role))
          }
        />
      ))}
      <div>
        <Button type="submit" busy={isLoading}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}

/** Which roles demand a second factor, to be chosen by an owner. */
export function SecondFactorRoles() {
  const { data } = useStaffFactorsRolesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  return (
    <section className={styles.section} aria-labelledby="factor-roles">
      <h2 id="factor-roles">{words.title}</h2>
      <p>{words.text}</p>
      <RolesForm key={data.roles.join()} roles={data.roles} />
    </section>
  );
}
