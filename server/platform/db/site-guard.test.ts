import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import { siteGuard } from './site-guard.ts'
import { declareGlobal } from './tenant-tables.ts'

type Tables = {
  'shop.item': { siteId: number; id: string; ownerId: string; name: string }
  'shop.owner': { siteId: number; id: string; name: string }
  'shop.world': { id: string }
}

declareGlobal(['shop.world'])

const scope = { siteId: 7, queries: 0, inTransaction: false }
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [siteGuard(scope)],
})

const text = (query: { compile: () => { sql: string; parameters: readonly unknown[] } }) => {
  const { sql, parameters } = query.compile()
  return [sql, ...parameters]
}

test('a read of a tenant table gets a site condition in addition to its own', () => {
  expect(text(db.selectFrom('shop.item').select('id').where('name', '=', 'x'))).toEqual([
    'select "id" from "shop"."item" where "name" = $1 and "shop"."item"."site_id" = $2',
    'x',
    7,
  ])
})

test('a joined table is scoped in its own condition, so that an outer join stays outer', () => {
  const query = db
    .selectFrom('shop.item as i')
    .leftJoin('shop.owner as o', 'o.id', 'i.ownerId')
    .select('i.id')
  expect(text(query)[0]).toBe(
    'select "i"."id" from "shop"."item" as "i" left join "shop"."owner" as "o" on "o"."id" = "i"."owner_id" and "o"."site_id" = $1 where "i"."site_id" = $2',
  )
})

test('C-22 an unparenthesised or in raw SQL does not let rows past the site, in a where and in a join', () => {
  const either = sql<boolean>`id = ${'1'} or owner_id = ${'1'}`
  expect(text(db.deleteFrom('shop.item').where(either))[0]).toBe(
    'delete from "shop"."item" where (id = $1 or owner_id = $2) and "shop"."item"."site_id" = $3',
  )
  const joined = db
    .selectFrom('shop.item as i')
    .innerJoin('shop.owner as o', (join) => join.on(either).on('o.name', '=', 'x'))
    .select('i.id')
    .where('i.name', '=', 'y')
    .where(either)
  expect(text(joined)[0]).toBe(
    'select "i"."id" from "shop"."item" as "i" inner join "shop"."owner" as "o" on (id = $1 or owner_id = $2 and "o"."name" = $3) and "o"."site_id" = $4 where ("i"."name" = $5 and id = $6 or owner_id = $7) and "i"."site_id" = $8',
  )
})

test('a subquery and a common table expression are scoped too', () => {
  const inner = db
    .selectFrom('shop.item')
    .where('ownerId', 'in', (builder) => builder.selectFrom('shop.owner').select('id'))
    .select('id')
  expect(text(inner)).toHaveLength(3)
  const cte = db
    .with('mine', (builder) => builder.selectFrom('shop.item').select('id'))
    .selectFrom('mine')
    .select('id')
  expect(text(cte)[0]).toBe(
    'with "mine" as (select "id" from "shop"."item" where "shop"."item"."site_id" = $1) select "id" from "mine"',
  )
})

test('an update or delete touches rows of the site only', () => {
  expect(text(db.updateTable('shop.item').set({ name: 'y' }).where('id', '=', '1'))[0]).toContain(
    '"shop"."item"."site_id" = $3',
  )
  expect(text(db.deleteFrom('shop.item'))).toEqual([
    'delete from "shop"."item" where "shop"."item"."site_id" = $1',
    7,
  ])
  expect(text(db.updateTable('shop.item as i').from('shop.owner as o').set({ name: 'y' }))[0]).toContain(
    '"o"."site_id"',
  )
  expect(text(db.deleteFrom('shop.item as i').using('shop.owner as o'))[0]).toContain('"o"."site_id"')
})

test('an insert gets the site, row by row or from a select', () => {
  const row = { id: '1', ownerId: '2', name: 'x' }
  expect(text(db.insertInto('shop.item').values([row, row] as never))).toEqual([
    'insert into "shop"."item" ("id", "owner_id", "name", "site_id") values ($1, $2, $3, $4), ($5, $6, $7, $8)',
    '1',
    '2',
    'x',
    7,
    '1',
    '2',
    'x',
    7,
  ])
  const copied = db
    .insertInto('shop.owner')
    .columns(['id', 'name'])
    .expression(db.selectFrom('shop.item').select(['id', 'name']))
  expect(text(copied)[0]).toContain('cast($1 as integer) as "site_id"')
})

test('leaves a global table alone', () => {
  expect(text(db.selectFrom('shop.world').select('id'))).toEqual(['select "id" from "shop"."world"'])
})

test('raw SQL on a tenant table must name its site', () => {
  expect(() => sql`select 1 from shop.item`.compile(db)).toThrow('does not name its site_id')
  expect(() => sql`update shop.item set name = ${'x'}`.compile(db)).toThrow('shop.item')
  expect(sql`select 1 from shop.item where site_id = ${7}`.compile(db).parameters).toEqual([7])
})
