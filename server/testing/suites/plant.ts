import type pg from 'pg'
import type { Specimens } from '../specimens.ts'
import type { Canaries, Secrecy } from './canaries.ts'
import { rowsOf, type Row, type Table, textTables, type Wish, writeAll, writeEach } from './text-tables.ts'

type Ground = { readonly specimens: Specimens; readonly unitId: string }

type Planting = {
  readonly canaries: Canaries
  readonly specimens: Specimens
  readonly insiders: ReadonlySet<string>
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
  const planting = { canaries, specimens, insiders: await insidersOf(client, unitId) }
  const unmarked: string[] = []
  for (const table of await textTables(client)) {
    const missing = await plantTable(client, table, planting)
    unmarked.push(...missing.map((column) => `${table.name}.${column}`))
  }
  return unmarked
}

async function insidersOf(client: pg.Client, unitId: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ account_id: string }>(
    `select job.account_id from org.job join org.unit on unit.site_id = job.site_id and unit.id = job.unit_id
     where job.until is null and unit.path @> array[$1::bigint]`,
    [unitId],
  )
  return new Set(rows.map(({ account_id }) => account_id))
}

/** All rows and columns in one statement; where a rule refuses that, column by column, then row by row. */
async function plantTable(client: pg.Client, table: Table, planting: Planting): Promise<string[]> {
  const rows = await rowsOf(client, table)
  if (rows.length === 0) return []
  const marked = { table, rows }
  const named = table.columns.filter(({ name }) => !functional.has(`${table.name}.${name}`))
  const wishes = named.flatMap((column) => wishFor(planting, marked, column) ?? [])
  const unmarked = named.filter((column) => !wishes.some((wish) => wish.column === column))
  const missing = unmarked.map(({ name }) => name)
  if (await writeAll(client, marked, { wishes, form: 0 })) return missing
  for (const wish of wishes) {
    const isWritten = (await fitsAll(client, marked, wish)) || (await writeEach(client, marked, wish))
    if (!isWritten) missing.push(wish.column.name)
  }
  return missing
}

type Marked = { readonly table: Table; readonly rows: readonly Row[] }

/** Whether one of the forms suits every row. */
async function fitsAll(client: pg.Client, marked: Marked, wish: Wish): Promise<boolean> {
  const most = Math.max(...wish.forms.map((forms) => forms?.length ?? 0))
  for (let form = 0; form < most; form += 1)
    if (await writeAll(client, marked, { wishes: [wish], form })) return true
  return false
}

const isProse = (text: string | null) => text !== null && !bareWord.test(text)

/** What each row of a column is to hold. Columns of bare words are left alone. */
function wishFor(planting: Planting, { table, rows }: Marked, column: Wish['column']): Wish | undefined {
  const at = table.columns.indexOf(column)
  const secrecy = secrecyOf(table.name, column.name, planting.specimens)
  const isAlways = secrecy === 'secret' || personal.test(column.name)
  const isWritten = rows.some(({ texts }) => isProse(texts[at] ?? null))
  if (!isAlways && !isWritten) return undefined
  const forms = rows.map((row) => {
    const old = row.texts[at] ?? null
    // An empty field stays empty, for emptiness means something; secrets and personal data are always there.
    if (old === null && !isAlways) return null
    const mark = () => markFor(planting, row, { where: `${table.name}.${column.name}`, secrecy })
    return column.type === 'jsonb' ? [inJson(old, mark)] : formsOf(mark(), column.name)
  })
  return { column, forms }
}

function secrecyOf(table: string, column: string, specimens: Specimens): Secrecy {
  if (secret.test(column)) return 'secret'
  if (personal.test(column)) return 'staff'
  const reach = specimens[table]?.reach ?? 'site'
  if (reach === 'owner') return 'staff'
  return reach === 'own' || reach === 'staff' ? reach : 'shared'
}

function markFor(
  { canaries, insiders }: Planting,
  { siteId, ownerId }: Row,
  place: { readonly where: string; readonly secrecy: Secrecy },
): string {
  const isInside = ownerId !== null && insiders.has(ownerId)
  return canaries.next({ ...place, siteId, ownerId: ownerId ?? undefined, isInside })
}

/** The same mark in the shapes that columns ask for: plain, an address, lower case, a password's hash. */
function formsOf(mark: string, column: string): string[] {
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
