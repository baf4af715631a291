export const messages = {
  title: 'Overview',
  loading: 'Loading the overview...',
  failed: 'The overview could not be loaded',
  tryAgain: 'Try Again',
  refresh: 'Refresh',
  asOf: (time: string) => `As of ${time}`,
  notRefreshed: 'It could not be loaded again. These are the numbers from before.',
  now: 'Now',
  newToday: 'New bookings today',
  waiting: 'Visitors waiting in the chat',
  longest: 'Longest wait',
  nobodyWaits: 'Nobody waits',
  minutes: (minutes: number) => {
    if (minutes < 1) return 'less than a minute';
    if (minutes < 60) return `${String(minutes)} min`;
    return `${String(Math.floor(minutes / 60))} h ${String(minutes % 60)} min`;
  },
  byStatus: 'Bookings by status',
  status: 'Status',
  bookings: 'Bookings',
  atLeast: (count: string) => `${count}+`,
  noBookings: 'There are no bookings yet.',
  byWeek: 'New bookings by week',
  byWeekText: 'The last twelve weeks, from Sunday to Saturday; the current one is not over.',
  week: 'Week',
  views: 'Most opened services',
  viewsText: 'In the last thirty days. Nobody is followed: only how often is counted.',
  service: 'Service',
  opened: 'Times opened',
  noViews: 'No service has been opened yet.',
  nameless: 'A service without a name',
};
