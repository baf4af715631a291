import { useStaffHandlingMineQuery } from '@pothik/api-client/rtk-query';

/** How often it is asked again, in milliseconds. */
const interval = 60_000;

/** How many of one's own bookings want one now; undefined until it is known. */
export const useWanting = () =>
  useStaffHandlingMineQuery(undefined, { pollingInterval: interval }).data;
