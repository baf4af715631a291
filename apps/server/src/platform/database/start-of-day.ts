import { sql, type SQL } from 'drizzle-orm';

/** The first moment of a day in Dhaka, some days later. */
export const startOfDay = (day: string, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Asia/Dhaka')`;
