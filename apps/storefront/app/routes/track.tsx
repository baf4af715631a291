import { TrackPage } from '../features/bookings/list/track-page.tsx';

export default TrackPage;
