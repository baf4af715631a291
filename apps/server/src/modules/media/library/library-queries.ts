import { foldLetters, type LibraryPicture, type LibraryPictureDetails } from '@pothik/contract';
import type { Definitions, QueryOf } from '@pothik/contract/schemas';
import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { omitNullish } from '../../../http/calls/omit-nullish.ts';
import type { Queries } from '../../../platform/database/open.ts';
import { images } from '../schema.ts';
import { insights } from '../../insights/schema.ts';
import { serviceImages, services } from '../../catalogue/schema.ts';
import { settings } from '../../../platform/schema.ts';
import { shownColumns, toImage } from '../image-serializer.ts';

/** The most of those that show a picture to be told by name. */
const namedUses = 100;

/** The id of the picture that is the logo. */
const logoId = sql`(
  select substring(${settings.value}->'frontendLogo'->>'secure_url' from '^/media/([^/]+)/')
  from ${settings} where ${settings.name} = 'branding')`;

/** With the table's name: where one table alone is read, columns are named without. */
const pictureId = sql`${images}.id`;
const inService = sql`exists (select from ${serviceImages} where ${serviceImages.imageId} = ${pictureId})`;
const inInsight = sql`exists (select from ${insights} where ${insights.coverImageId} = ${pictureId})`;
const isLogo = sql`coalesce(${pictureId} = ${logoId}, false)`;

/** Tells that a service, an article or the branding shows it. */
export const isShown = sql<boolean>`(${inService} or ${inInsight} or ${isLogo})`;

const shownBy = sql<number>`(
  (select count(distinct ${serviceImages.serviceId}) from ${serviceImages} where ${serviceImages.imageId} = ${pictureId})
  + (select count(*) from ${insights} where ${insights.coverImageId} = ${pictureId})
  + ${isLogo}::int)::int`;

const columns = {
  ...shownColumns(images),
  shownBy,
  version: images.version,
  createdAt: images.createdAt,
};

const selectPictures = (db: Queries) => db.select(columns).from(images);

type Row = Awaited<ReturnType<typeof selectPictures>>[number];

function toLibraryPicture(row: Row): LibraryPicture {
  const { id, shownBy: uses, version, createdAt, crop, focus } = row;
  return {
    _id: id,
    image: toImage(row),
    whole: toImage({ ...row, crop: null, focus: null, revision: 0 }),
    shownBy: uses,
    version,
    createdAt: createdAt.toISOString(),
    ...omitNullish({ crop, focus }),
  };
}

/** Those that show a picture: services and articles by name, the ones that visitors see first. */
async function listUses(db: Queries, id: string): Promise<LibraryPictureDetails['uses']> {
  const { rows } = await db.execute<{
    kind: 'service' | 'insight' | 'logo';
    id: string;
    name: string;
  }>(sql`
    select 'logo' as kind, null as id, null as name, 0 as place where ${id} = ${logoId}
    union all
      select 'service', ${services.id}, coalesce(${services.name}, ${services.jobTitle}), 1
      from ${services} where ${services.id} in (
        select ${serviceImages.serviceId} from ${serviceImages} where ${serviceImages.imageId} = ${id})
    union all
      select 'insight', ${insights.id}, ${insights.title}, 2
      from ${insights} where ${insights.coverImageId} = ${id}
    order by place, name, id limit ${namedUses}`);
  return rows.map(({ kind, id: _id, name }) => ({ kind, ...omitNullish({ _id, name }) }));
}

/** A picture of the library; undefined where there is none. */
export async function findLibraryPicture(
  db: Queries,
  id: string,
): Promise<LibraryPictureDetails | undefined> {
  const [row] = await selectPictures(db).where(and(eq(images.id, id), eq(images.inLibrary, true)));
  return row && { ...toLibraryPicture(row), uses: await listUses(db, id) };
}

/** Text that is looked for with `like`, wherever it stands. */
const within = (term: string) => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Of a union, each side goes by its own index; of two conditions, neither would. */
function isFound(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = within(foldLetters(search));
  return sql`${pictureId} in (
    select said.id from ${images} said where said.in_library and lower(said.alt) like ${pattern}
    union
    select ${serviceImages.imageId} from ${serviceImages}
    join ${services} on ${services.id} = ${serviceImages.serviceId}
    where ${services.searchText} like ${pattern})`;
}

const standsAs = (use: 'shown' | 'unused' | undefined) =>
  use === undefined ? undefined : use === 'shown' ? isShown : sql`not ${isShown}`;

/** A page of the library, the newest first. */
export async function listLibraryPictures(
  db: Queries,
  { page, limit, search, use }: QueryOf<Definitions['staffPictures']['list']>,
) {
  const isMeant = and(eq(images.inLibrary, true), isFound(search), standsAs(use));
  const rows = await selectPictures(db)
    .where(isMeant)
    .orderBy(desc(images.createdAt), desc(images.id))
    .offset((page - 1) * limit)
    .limit(limit);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(images)
    .where(isMeant);
  const total = counted?.total ?? 0;
  return {
    data: rows.map(toLibraryPicture),
    pagination: { page, limit, total, hasNext: page * limit < total },
  };
}
