import type pg from 'pg'
import type { Specimens } from '../specimens.ts'

/** Who may read a planted value: nobody, its owner (and staff), or everyone of the site. */
type Secrecy = 'secret' | 'own' | 'staff' | 'shared'

export type Canary = {
  readonly siteId: number
  readonly ownerId: string | undefined
  readonly where: string
  readonly secrecy: Secrecy
  /** Whether its owner works in the unit in which a scoped person's rights hold. */
  readonly isInside?: boolean
}

export type Viewer = {
  readonly siteId: number
  readonly accountId: string
  readonly isStaff: boolean
  readonly isScoped: boolean
  /** Keeps the sites of the installation: knows what each is called, and nothing else of them. */
  readonly keepsSites: boolean
}

/** Marked values in every text column: whatever leaves the server and carries one tells where it came from. */
export class Canaries {
  readonly #known = new Map<string, Canary>()
  readonly #phrases = new Map<string, string>()
  #count = 0

  /** A text that nobody may ever be shown, for instance the token of a session. */
  addPhrase(text: string, where: string): void {
    this.#phrases.set(text, where)
  }

  /** Registers a value and answers its text, in one of the forms that columns take. */
  next(canary: Canary): string {
    this.#count += 1
    this.#known.set(String(this.#count), canary)
    return `CNRY${this.#count}x`
  }

  get size(): number {
    return this.#known.size
  }

  /** Where a text carries values that this viewer may not see; without a viewer (a log) nobody may see any. */
  leaksIn(text: string, viewer: Viewer | undefined): string[] {
    const leaks = new Set<string>()
    for (const [, number = ''] of text.matchAll(/cnry(\d+)x/gi)) {
      const canary = this.#known.get(number)
      if (canary && !(viewer && maySee(viewer, canary)))
        leaks.add(`${canary.where} (${canary.secrecy}, site ${canary.siteId})`)
    }
    for (const [phrase, where] of this.#phrases) if (text.includes(phrase)) leaks.add(where)
    return [...leaks]
  }
}

function maySee({ siteId, accountId, isStaff, isScoped, keepsSites }: Viewer, canary: Canary): boolean {
  if (keepsSites && canary.where === 'site.site.name') return true
  if (canary.siteId !== siteId || canary.secrecy === 'secret') return false
  if (canary.ownerId === undefined || canary.ownerId === accountId) return true
  // Names of colleagues are for people who have signed in.
  if (canary.secrecy === 'shared') return accountId !== '0'
  return canary.secrecy === 'staff' && isStaff && isWithin(isScoped, canary)
}

const isWithin = (isScoped: boolean, { isInside }: Canary) => !isScoped || isInside === true

type Column = {
  readonly table: string
  readonly column: string
  readonly type: string
  readonly keys: readonly string[]
}

/** Columns that decide how the house works: a marked value would only break the test. */
const functional = new Set(['identity.session.role', 'site.site.zone', 'site.site.code'])
const secret = /password|secret|token|hash|salt/
const personal = /email|phone|staff_no|id_card|birth/

/** A kind, a state, a type like `video/mp4`: what code compares, not what people write. */
const bareWord = /^[a-z][\w.+-]*(?:\/[\w.+-]+)?$/i

/** Fills every text column of every site with marked values; answers the columns that were left alone or took none. */
export async function plant(
  client: pg.Client,
  canaries: Canaries,
  { specimens, unitId }: Ground,
): Promise<string[]> {
  const refused: string[] = []
  const insiders = await insidersOf(client, unitId)
  for (const column of await textColumns(client)) {
    if (functional.has(`${column.table}.${column.column}`)) continue
    const secrecy = secrecyOf(column, specimens)
    const planted = await plantColumn(client, { column, canaries, secrecy, insiders })
    if (!planted) refused.push(`${column.table}.${column.column}`)
  }
  return refused
}

type Ground = { readonly specimens: Specimens; readonly unitId: string }

async function insidersOf(client: pg.Client, unitId: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ account_id: string }>(
    `select job.account_id from org.job join org.unit on unit.site_id = job.site_id and unit.id = job.unit_id
     where job.until is null and unit.path @> array[$1::bigint]`,
    [unitId],
  )
  return new Set(rows.map(({ account_id }) => account_id))
}

function secrecyOf({ table, column }: Column, specimens: Specimens): Secrecy {
  if (secret.test(column)) return 'secret'
  if (personal.test(column)) return 'staff'
  const reach = specimens[table]?.reach ?? 'site'
  if (reach === 'owner') return 'staff'
  return reach === 'own' || reach === 'staff' ? reach : 'shared'
}

async function textColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.oid::regclass::text as table, a.attname as column, t.typname as type,
           array(select k.attname::text from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any (i.indkey)
                 where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relkind in ('r', 'p') and not c.relispartition and t.typname in ('text', 'varchar', 'jsonb')
      and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'platform', 'graphile_worker', 'watch')
      and (c.oid = 'site.site'::regclass or exists
        (select from pg_attribute s where s.attrelid = c.oid and s.attname = 'site_id' and not s.attisdropped))`)
  return rows.filter(({ column, keys }) => keys.length > 0 && !keys.includes(column))
}

type Planting = {
  readonly column: Column
  readonly canaries: Canaries
  readonly secrecy: Secrecy
  readonly insiders: ReadonlySet<string>
}
type Row = { readonly fields: Readonly<Record<string, string | null>>; readonly old: string | null }

/** Answers whether every row took a mark, or had a reason to stay empty. Columns of bare words are left alone. */
async function plantColumn(client: pg.Client, planting: Planting): Promise<boolean> {
  const { table, column: name } = planting.column
  // As text: an id has more digits than a JavaScript number.
  const { rows } = await client.query<Row>(`
    select (select jsonb_object_agg(k, v) from jsonb_each_text(to_jsonb(t)) as e (k, v)) as fields, ${name}::text as old
    from ${table} t`)
  const isAlways = planting.secrecy === 'secret' || personal.test(name)
  const isWritten = rows.some(({ old }) => old !== null && !bareWord.test(old))
  if (!isAlways && !isWritten) return rows.length === 0
  let planted = true
  for (const row of rows) {
    // An empty field stays empty, for emptiness means something; secrets and personal data are always there.
    if (row.old !== null || isAlways) planted = (await plantRow(client, planting, row)) && planted
  }
  return planted
}

async function plantRow(client: pg.Client, planting: Planting, { fields, old }: Row): Promise<boolean> {
  const { column, canaries, secrecy, insiders } = planting
  const { table, column: name, type, keys } = column
  const owner =
    fields['owner_id'] ?? fields['account_id'] ?? (table === 'identity.account' ? fields['id'] : null)
  const siteId = Number(fields['site_id'] ?? fields['id'])
  const mark = () =>
    canaries.next({
      siteId,
      ownerId: owner ?? undefined,
      where: `${table}.${name}`,
      secrecy,
      isInside: owner !== null && owner !== undefined && insiders.has(owner),
    })
  const where = keys.map((key, index) => `${key} = $${index + 2}`).join(' and ')
  for (const value of type === 'jsonb' ? [inJson(old, mark)] : forms(mark(), name)) {
    const values = [value, ...keys.map((key) => fields[key])]
    const update = client.query(`update ${table} set ${name} = $1 where ${where}`, values)
    // A column with rules of its own may refuse a form; then the next one is tried.
    if (
      await update.then(
        ({ rowCount }) => rowCount === 1,
        () => false,
      )
    )
      return true
  }
  return false
}

/** The same mark in the shapes that columns ask for: plain, an address, lower case, a password's hash. */
function forms(mark: string, column: string): string[] {
  if (column === 'password_hash') {
    return [`$argon2id$v=19$m=19456,t=2,p=1$${mark.padEnd(22, 'A')}$${'A'.repeat(43)}`]
  }
  return [mark, `https://${mark.toLowerCase()}.test/`, mark.toLowerCase(), `${mark.toLowerCase()}@mark.test`]
}

function inJson(text: string | null, mark: () => string): string {
  const deep = (one: unknown): unknown => {
    // Kinds and types inside a document are for code, as those in columns are.
    if (typeof one === 'string') return bareWord.test(one) ? one : mark()
    if (Array.isArray(one)) return one.map(deep)
    if (one === null || typeof one !== 'object') return one
    return Object.fromEntries(Object.entries(one).map(([key, field]) => [key, deep(field)]))
  }
  return JSON.stringify(deep(JSON.parse(text ?? 'null')))
}
