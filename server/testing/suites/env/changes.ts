import { readFileSync } from 'node:fs'
import type pg from 'pg'

/** Run on a test app's database after its tables exist. */
export const changesSql = readFileSync(new URL('changes.sql', import.meta.url), 'utf8')

export type Change = {
  readonly relation: string
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE'
  readonly siteId: number | null
  readonly ownerId: string | null
}

/** The committed changes since the last call. Changes of calls that still run come with the next one. */
export async function takeChanges(client: pg.Client): Promise<Change[]> {
  const { rows } = await client.query<Change>({
    name: 'take changes',
    text: `with taken as (delete from watch.change returning *)
      select relation, operation, site_id as "siteId", owner_id as "ownerId" from taken order by seq`,
  })
  return rows
}

/** A short description of changes: `INSERT probe.note, UPDATE probe.purse`. */
export function describeChanges(changes: readonly Change[]): string {
  return [...new Set(changes.map(({ relation, operation }) => `${operation} ${relation}`))].join(', ')
}

/** A fingerprint of all rows of one site, table by table: a second check beside the triggers (INV-T02). */
export async function siteFingerprint(client: pg.Client, siteId: number): Promise<Map<string, string>> {
  const { rows: tables } = await client.query<{ name: string; key: string }>(`
    select c.oid::regclass::text as name, case when c.oid = 'site.site'::regclass then 'id' else 'site_id' end as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and (c.oid = 'site.site'::regclass or n.nspname <> 'watch' and exists
        (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped))`)
  const fingerprintSql = ({ name, key }: (typeof tables)[number]) =>
    `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as print
     from ${name} t where ${key} = $1`
  const { rows } = await client.query<{ name: string; print: string }>(
    tables.map(fingerprintSql).join(' union all '),
    [siteId],
  )
  return new Map(rows.map(({ name, print }) => [name, print]))
}

/** The tables whose rows differ between two fingerprints. */
export function differing(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name)
}
