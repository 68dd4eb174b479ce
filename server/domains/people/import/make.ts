import { randomUUID } from 'node:crypto'
import type { ImportState } from '@lyceum/contract/people'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import type { Fixtures } from '#testing/fixtures'
import { makeFile } from '../../file/make.ts'
import { on } from '../tables.ts'
import { fileSeries } from './series-store.ts'
import type { ListRow } from './read/list-rows.ts'
import { importById, insertImport, moveImport } from './store.ts'
import { checkList } from './work/check-rows.ts'
import { writeList } from './work/write-rows.ts'

/** A series of uploaded lists. */
async function makeSeries(db: Db, name = `名单 ${randomUUID().slice(0, 8)}`): Promise<string> {
  const series = await fileSeries(db, name)
  if (!series) throw new Error('There is no such series.')
  return series.id
}

type MadeImport = {
  readonly byId: string
  readonly seriesId?: string
  readonly state?: ImportState
  readonly fileId?: string
}

/** An import in one of its states; its file need not exist. */
async function makeImport(db: Db, { byId, ...given }: MadeImport): Promise<string> {
  const { state = 'mapping', fileId = null } = given
  const seriesId = given.seriesId ?? (await makeSeries(db))
  return insertImport(db, {
    seriesId,
    state,
    fileId,
    byId,
    fileName: '人员名单.xlsx',
    headings: ['工号', '姓名'],
    samples: [['1001', '王磊']],
    mapping: { staffNo: '工号', name: '姓名' },
    matchBy: 'staffNo',
    missing: 'keep',
    createMissing: false,
    createdAt: new Date(),
  })
}

export const importFixtures: Fixtures = {
  'people.import': { make: (db, ownerId) => makeImport(db, { byId: ownerId }), reach: 'staff' },
  'people.importFile': {
    make: (db, ownerId) => makeFile(db, { ownerId, purpose: 'import', name: '人员名单.xlsx' }),
    reach: 'own',
  },
  'people.series': { make: (db) => makeSeries(db), reach: 'staff' },
}

/** Pins a field of a person, as an administrator's correction does. */
export async function makePinnedField(db: Db, accountId: string, field: string): Promise<void> {
  await on(db).insertInto('people.held_field').values({ accountId, field, heldBy: accountId }).execute()
}

/** Checks and writes a list as the jobs do, and returns how long each took; for the benchmark. */
export async function measureImport(ctx: Ctx, rows: AsyncIterable<ListRow>) {
  const seriesId = await makeSeries(ctx.db, 'bench')
  const id = await insertImport(ctx.db, {
    seriesId,
    state: 'checking',
    fileId: null,
    byId: '1',
    fileName: 'bench.csv',
    headings: ['staffNo', 'name', 'email', 'unit', 'position', 'joinedOn'],
    samples: [],
    mapping: {
      staffNo: 'staffNo',
      name: 'name',
      email: 'email',
      unit: 'unit',
      position: 'position',
      joinedOn: 'joinedOn',
    },
    matchBy: 'staffNo',
    missing: 'keep',
    createMissing: true,
    createdAt: ctx.now,
  })
  const began = performance.now()
  const record = await importById(ctx.db, id)
  if (record) await checkList(ctx, record, rows)
  const checked = performance.now()
  await moveImport(ctx.db, id, { at: ctx.now, state: 'committing' })
  await writeList(ctx, id)
  const done = await importById(ctx.db, id)
  if (done?.state !== 'done') throw new Error(`The import ended as ${done?.state}.`)
  return { checkMs: checked - began, writeMs: performance.now() - checked }
}
