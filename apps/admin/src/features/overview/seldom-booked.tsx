import type { PeriodOverview } from '@pothik/contract';
import { Link } from '@pothik/ui';
import { formats } from '../../messages/formats.ts';
import { overviewMessages } from '../../messages/overview.ts';
import styles from './overview.module.css';

const { period: words } = overviewMessages;

/** Services that people look at and do not book. Editors get to them from here. */
export function SeldomBooked({
  services,
  mayEdit,
}: {
  services: PeriodOverview['services'];
  mayEdit: boolean;
}) {
  return (
    <section className={styles.section}>
      <h3>{words.seldom}</h3>
      <p className={styles.soft}>{words.seldomText}</p>
      {services.length === 0 ? (
        <p>{words.noSeldom}</p>
      ) : (
        <table className={styles.bars} aria-label={words.seldom}>
          <thead>
            <tr>
              <th scope="col">{overviewMessages.service}</th>
              <th scope="col" data-number>
                {overviewMessages.opened}
              </th>
              <th scope="col" data-number>
                {words.booked}
              </th>
            </tr>
          </thead>
          <tbody>
            {services.map(({ _id, title, views, bookings }) => {
              const name = title || overviewMessages.nameless;
              return (
                <tr key={_id}>
                  <th scope="row">
                    {mayEdit ? (
                      <Link href={`/catalogue/services/${encodeURIComponent(_id)}`}>{name}</Link>
                    ) : (
                      name
                    )}
                  </th>
                  <td data-number>{formats.count(views)}</td>
                  <td data-number>{formats.count(bookings)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
