import { staffPictureEndpoints, type RecordKind } from '@pothik/contract';
import { and, desc, eq, inArray, like, sql } from 'drizzle-orm';
import { type RecordSource } from '../../platform/record-source.ts';
import { images } from './schema.ts';

/** How staff find pictures among records of all kinds. */
export const pictureRecords = {
  picture: {
    access: staffPictureEndpoints.get.access,
    table: images,
    id: images.id,
    where: eq(images.inLibrary, true),
    isFound: ({ pattern }) => like(sql`lower(${images.alt})`, pattern),
    order: [desc(images.createdAt), desc(images.id)],
    async read(db, ids) {
      const { id, alt } = images;
      const rows = await db
        .select({ id, alt })
        .from(images)
        .where(and(inArray(id, [...ids]), eq(images.inLibrary, true)));
      return rows.map((row) => ({ kind: 'picture', _id: row.id, title: row.alt, details: [] }));
    },
  },
} satisfies Partial<Record<RecordKind, RecordSource>>;
