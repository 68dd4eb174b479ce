import type pg from 'pg'
import type { Fixtures } from '../../fixtures.ts'
import type { Canaries, Secrecy } from './canaries.ts'
import {
  rowsOf,
  type Row,
  type Table,
  textTables,
  type ColumnPlan,
  writeAll,
  writeEach,
} from './text-tables.ts'

type CanarySetup = { readonly fixtures: Fixtures; readonly unitId: string }

type CanaryContext = {
  readonly canaries: Canaries
  readonly fixtures: Fixtures
  readonly insiders: ReadonlySet<string>
}

/** Columns that control the application: a marked value would only break the test. */
const functional = new Set(['identity.session.role', 'site.site.zone', 'site.site.code'])
const secret = /password|secret|token|hash|salt/
const personal = /email|phone|staff_no|id_card|birth/

/** A kind, a state, a type like `video/mp4`: what code compares, not what people write. */
const bareWord = /^[a-z][\w.+-]*(?:\/[\w.+-]+)?$/i

/** Fills every text column of every site with marked values; returns the columns that were skipped or accepted none. */
export async function insertCanaries(
  client: pg.Client,
  canaries: Canaries,
  { fixtures, unitId }: CanarySetup,
): Promise<string[]> {
  const planting = { canaries, fixtures, insiders: await insidersOf(client, unitId) }
  const unmarked: string[] = []
  for (const table of await textTables(client)) {
    const missing = await insertInTable(client, table, planting)
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

/** All rows and columns in one statement; if a constraint rejects that, column by column, then row by row. */
async function insertInTable(client: pg.Client, table: Table, planting: CanaryContext): Promise<string[]> {
  const rows = await rowsOf(client, table)
  if (rows.length === 0) return []
  const marked = { table, rows }
  const named = table.columns.filter(({ name }) => !functional.has(`${table.name}.${name}`))
  const plans = named.flatMap((column) => planFor(planting, marked, column) ?? [])
  const unmarked = named.filter((column) => !plans.some((plan) => plan.column === column))
  const missing = unmarked.map(({ name }) => name)
  if (await writeAll(client, marked, { plans, form: 0 })) return missing
  for (const plan of plans) {
    const isWritten = (await fitsAll(client, marked, plan)) || (await writeEach(client, marked, plan))
    if (!isWritten) missing.push(plan.column.name)
  }
  return missing
}

type Marked = { readonly table: Table; readonly rows: readonly Row[] }

/** Whether one of the forms fits every row. */
async function fitsAll(client: pg.Client, marked: Marked, plan: ColumnPlan): Promise<boolean> {
  const most = Math.max(...plan.forms.map((forms) => forms?.length ?? 0))
  for (let form = 0; form < most; form += 1)
    if (await writeAll(client, marked, { plans: [plan], form })) return true
  return false
}

const isProse = (text: string | null) => text !== null && !bareWord.test(text)

/** The value that each row of a column gets. Columns of bare words are skipped. */
function planFor(
  planting: CanaryContext,
  { table, rows }: Marked,
  column: ColumnPlan['column'],
): ColumnPlan | undefined {
  const at = table.columns.indexOf(column)
  const secrecy = secrecyOf(table.name, column.name, planting.fixtures)
  const isAlways = secrecy === 'secret' || personal.test(column.name)
  const isWritten = rows.some(({ texts }) => isProse(texts[at] ?? null))
  if (!isAlways && !isWritten) return undefined
  const forms = rows.map((row) => {
    const old = row.texts[at] ?? null
    // An empty field stays empty, because emptiness has a meaning; secrets and personal data are always filled.
    if (old === null && !isAlways) return null
    const mark = () => markFor(planting, row, { where: `${table.name}.${column.name}`, secrecy })
    return column.type === 'jsonb' ? [inJson(old, mark)] : formsOf(mark(), column.name)
  })
  return { column, forms }
}

function secrecyOf(table: string, column: string, fixtures: Fixtures): Secrecy {
  if (secret.test(column)) return 'secret'
  if (personal.test(column)) return 'staff'
  const reach = fixtures[table]?.reach ?? 'site'
  if (reach === 'owner') return 'staff'
  return reach === 'own' || reach === 'staff' ? reach : 'shared'
}

function markFor(
  { canaries, insiders }: CanaryContext,
  { siteId, ownerId }: Row,
  place: { readonly where: string; readonly secrecy: Secrecy },
): string {
  const isInside = ownerId !== null && insiders.has(ownerId)
  return canaries.next({ ...place, siteId, ownerId: ownerId ?? undefined, isInside })
}

/** The same mark in the forms that columns accept: plain, an address, lower case, a password hash. */
function formsOf(mark: string, column: string): string[] {
  if (column === 'password_hash') {
    return [`$argon2id$v=19$m=19456,t=2,p=1$${mark.padEnd(22, 'A')}$${'A'.repeat(43)}`]
  }
  return [mark, `https://${mark.toLowerCase()}.test/`, mark.toLowerCase(), `${mark.toLowerCase()}@mark.test`]
}

function inJson(text: string | null, mark: () => string): string {
  const deep = (value: unknown): unknown => {
    // Kinds and types inside a document are for code, like those in columns.
    if (typeof value === 'string') return bareWord.test(value) ? value : mark()
    if (Array.isArray(value)) return value.map(deep)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, deep(field)]))
  }
  return JSON.stringify(deep(JSON.parse(text ?? 'null')))
}
