import { Skeleton } from '../skeleton/skeleton.tsx';
import '../button/button.css';
import './booking-card.css';

const factLines = [1, 2, 3, 4];

/** Has the size of a booking card with four facts. Renders nothing that is heard. */
export function BookingCardSkeleton() {
  return (
    <div className="pothik-booking" aria-hidden="true">
      <div className="pothik-booking__head">
        <Skeleton shape="title" />
      </div>
      <div className="pothik-booking__facts">
        {factLines.map((line) => (
          <div key={line}>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
      <div className="pothik-button" />
    </div>
  );
}
