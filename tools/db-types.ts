import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { globalTables, ownerOf } from './check/domain-plan.ts'

// Writes each domain's tables.ts from a migrated database, or with --check prints which of them are out of date.
//   node tools/db-types.ts <owner url> [--check]

type Column = {
  /** The domain's own, its second one for answer keys, or that of another domain, see layers.json. */
  schema: string
  table: string
  column: string
  type: string
  nullable: boolean
  hasDefault: boolean
}
type Check = { schema: string; table: string; definition: string }

const domainOf = ({ schema, table }: { schema: string; table: string }) => ownerOf(`${schema}.${table}`)

const root = new URL('../', import.meta.url)

const scalar: Readonly<Record<string, string>> = {
  int2: 'number',
  int4: 'number',
  float8: 'number',
  int8: 'string',
  numeric: 'string',
  text: 'string',
  bool: 'boolean',
  date: 'string',
  timestamptz: 'Date',
  bytea: 'Buffer',
  jsonb: 'JsonColumn',
  tsvector: 'string',
  _int8: 'string[]',
  _int4: 'number[]',
  _text: 'string[]',
}

export async function writeTables(url: string, { check }: { check: boolean }): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const columns = (await client.query<Column>(columnsSql)).rows
  const checks = (await client.query<Check>(checksSql)).rows
  await client.end()
  const domains = [...new Set(columns.map(domainOf))].toSorted()
  return domains.filter(
    (domain) =>
      !settle(
        domain,
        render(
          domain,
          columns.filter((row) => domainOf(row) === domain),
          checks,
        ),
        check,
      ),
  )
}

/** Writes the file unless it is up to date; with `check`, only returns whether it is. */
function settle(domain: string, text: string, check: boolean): boolean {
  const folder = new URL(`server/domains/${domain}/`, root)
  const path = new URL('tables.ts', folder).pathname
  const formatted =
    spawnSync('oxfmt', ['--stdin-filepath', path], { input: text, encoding: 'utf8' }).stdout || text
  const present = read(path)
  if (present === formatted) return true
  if (check) return false
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, formatted)
  return true
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function render(domain: string, columns: readonly Column[], checks: readonly Check[]): string {
  const names = [...new Set(columns.map(({ table }) => table))].toSorted()
  const schemas = new Map(columns.map(({ table, schema }) => [table, schema]))
  const fullName = (name: string) => `${schemas.get(name)}.${name}`
  const global = names.map(fullName).filter((name) => globalTables.has(name))
  const types = names.map((name) => {
    const unions = unionsOf(checks.filter((row) => domainOf(row) === domain && row.table === name))
    const fields = columns
      .filter(({ table }) => table === name)
      .map((column) => field(column, unions, global.includes(fullName(name))))
    return `type ${pascal(name)} = {\n${fields.join('\n')}\n}\n`
  })
  const body = types.join('\n')
  const ours = ['JsonColumn', 'SiteColumn']
    .filter((name) => body.includes(name))
    .map((name) => `type ${name}`)
  return [
    '// Written by `npm run db:types` from the migrated database; CI proves that both agree.',
    body.includes('Generated<') ? "import type { Generated } from 'kysely'" : '',
    `import { ${[...ours, 'tables'].join(', ')} } from '#platform/db'`,
    '',
    body,
    `type Tables = {\n${names.map((name) => `  '${fullName(name)}': ${pascal(name)}`).join('\n')}\n}`,
    '',
    `export const on = tables<Tables>(${global.length > 0 ? `{ global: ${JSON.stringify(global)} }` : ''})`,
    '',
  ]
    .filter((line, index) => line !== '' || index > 2)
    .join('\n')
}

function field(column: Column, unions: ReadonlyMap<string, string>, isGlobal: boolean): string {
  const name = camel(column.column)
  if (column.column === 'site_id' && !isGlobal) return `  ${name}: SiteColumn`
  const base = unions.get(column.column) ?? scalar[column.type] ?? 'unknown'
  const type = column.nullable ? `${base} | null` : base
  return `  ${name}: ${column.hasDefault ? `Generated<${type}>` : type}`
}

/** `check (state in ('a', 'b'))` becomes the type 'a' | 'b'. */
function unionsOf(checks: readonly Check[]): Map<string, string> {
  const unions = new Map<string, string>()
  for (const { definition } of checks) {
    const match = /^CHECK \(\(\(?(\w+)\)?(?:::text)? = ANY \(\(?ARRAY\[(.+?)\]/.exec(definition)
    if (match?.[1] && match[2])
      unions.set(match[1], [...match[2].matchAll(/'([^']*)'/g)].map(([, value]) => `'${value}'`).join(' | '))
  }
  return unions
}

const camel = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)

const domains =
  "n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'public', 'platform', 'graphile_worker', 'probe')"
const columnsSql = `
  select n.nspname as schema, c.relname as table, a.attname as column, t.typname as type,
         not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as "hasDefault"
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped and ${domains}
  order by 1, 2, a.attnum`
const checksSql = `
  select n.nspname as schema, c.relname as table, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'c' and ${domains}`

if (import.meta.main) {
  const url =
    process.argv[2] ?? process.env['DATABASE_OWNER_URL'] ?? 'postgres://postgres@127.0.0.1:5432/lyceum'
  const check = process.argv.includes('--check')
  const stale = await writeTables(url, { check })
  for (const domain of stale)
    console.error(`server/domains/${domain}/tables.ts does not agree with the migrations: npm run db:types`)
  process.exitCode = stale.length > 0 ? 1 : 0
}
