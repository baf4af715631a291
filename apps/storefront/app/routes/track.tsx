import { TrackPage } from '../features/bookings/track-page.tsx';

export default TrackPage;
