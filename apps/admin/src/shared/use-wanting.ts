import { useStaffHandlingMineQuery } from '@pothik/api-client/rtk-query';

/** The pause between two questions, in milliseconds. */
const interval = 60_000;

/** The number of one's own bookings that want one now; undefined until it is known. */
export const useWanting = () =>
  useStaffHandlingMineQuery(undefined, { pollingInterval: interval }).data;
