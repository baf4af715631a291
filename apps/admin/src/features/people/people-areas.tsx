import { staffAccountEndpoints, staffKeyEndpoints, staffLogEndpoints } from '@pothik/contract';
import { NavLink } from 'react-router';
import { peopleMessages } from '../../messages/people.ts';
import { useMayCall } from '../../shared/session-context.ts';
import styles from './people.module.css';

/** The way between the parts of people that are open to whoever is signed in. */
export function PeopleAreas() {
  const { areas, customers, staff, keys, log } = peopleMessages;
  const mayCall = useMayCall();
  return (
    <nav className={styles.areas} aria-label={areas}>
      <NavLink to="/people" end>
        {customers}
      </NavLink>
      {mayCall(staffAccountEndpoints.list.access) ? (
        <NavLink to="/people/staff">{staff}</NavLink>
      ) : null}
      {mayCall(staffKeyEndpoints.list.access) ? <NavLink to="/people/keys">{keys}</NavLink> : null}
      {mayCall(staffLogEndpoints.list.access) ? <NavLink to="/people/log">{log}</NavLink> : null}
    </nav>
  );
}
