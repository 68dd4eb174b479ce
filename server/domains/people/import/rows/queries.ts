import { sql } from 'kysely'
import type { Db } from '#platform/db'
import { on } from '../../tables.ts'
import type { PlaceKind } from '../../apply/find-places.ts'

/** Number of rows of an import by kind; counted once, when the check ends, and stored with the import. */
export async function countActs(db: Db, importId: string) {
  const rows = await on(db)
    .selectFrom('people.import_row')
    .select(['act', sql<string>`count(*)`.as('count')])
    .select(sql<string>`count(*) filter (where sticky <> '{}')`.as('sticky'))
    .select(sql<string>`count(*) filter (where not_restored <> '{}')`.as('notRestored'))
    .where('importId', '=', importId)
    .groupBy('act')
    .execute()
  const of = (act: string) => Number(rows.find((row) => row.act === act)?.count ?? 0)
  const sum = (key: 'sticky' | 'notRestored') => rows.reduce((total, row) => total + Number(row[key]), 0)
  return {
    create: of('create'),
    change: of('change'),
    rehire: of('rehire'),
    leave: of('leave'),
    same: of('same'),
    spared: of('spared'),
    faulty: of('faulty'),
    sticky: sum('sticky'),
    notRestored: sum('notRestored'),
  }
}

type Named = { readonly kind: PlaceKind; readonly text: string }

/** Every distinct unit, position and grade in the rows to be written. */
export async function newPlaces(db: Db, importId: string): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`
    select distinct place.kind, place.text
    from people.import_row one,
         lateral (values ('unit', one.after->>'unit'), ('position', one.after->>'position'),
                         ('grade', one.after->>'grade')) as place(kind, text)
    where one.site_id = ${db.siteId} and one.import_id = ${importId} and one.act in ('create', 'change', 'rehire')
      and place.text is not null
    order by place.kind, place.text limit 20000`.execute(db.kysely)
  return rows
}

/** The differences between two lists of a series, by key. */
export async function compareLists(db: Db, beforeId: string, afterId: string) {
  const { rows } = await sql<{ added: string; removed: string; differing: string }>`
    select count(*) filter (where old.key is null) as added, count(*) filter (where new.key is null) as removed,
           -- Who has no name to sign in with is given one when new: that is no difference between two lists.
           count(*) filter (where old.wish - 'userName' <> new.wish - 'userName'
                            or old.wish->>'userName' <> new.wish->>'userName') as differing
    from (select key, wish from people.import_row
          where site_id = ${db.siteId} and import_id = ${beforeId} and key <> '' and coalesce(act, '') <> 'spared'
            and not (act = 'leave' and cells is null and wish = '{"state":"left"}'::jsonb)) as old
    full join (select key, wish from people.import_row
          where site_id = ${db.siteId} and import_id = ${afterId} and key <> '' and coalesce(act, '') <> 'spared'
            and not (act = 'leave' and cells is null and wish = '{"state":"left"}'::jsonb)) as new
    on new.key = old.key`.execute(db.kysely)
  const [found] = rows
  return {
    added: Number(found?.added ?? 0),
    removed: Number(found?.removed ?? 0),
    differing: Number(found?.differing ?? 0),
  }
}
