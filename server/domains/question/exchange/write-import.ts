import type { Ctx } from '#platform/ctx'
import { runStep } from '#platform/import-flow'
import { newSlot } from '../bank/fingerprint.ts'
import { insertQuestions } from '../bank/question-store.ts'
import { settleSlots } from '../bank/settle-slots.ts'
import { pointsFor } from '../category/point-store.ts'
import { allCategories, categoryPath, insertCategory } from '../category/store.ts'
import { type ImportRecord, lockImport, markWritten, moveImport, rowsToWrite } from './import-store.ts'

const atOnce = 250

/** Writes an import to its end, some hundred questions per transaction; restarted, it continues where it stopped. */
export async function writeImport(ctx: Ctx, id: string): Promise<void> {
  await runStep(ctx, {
    id,
    message: 'an import of questions stopped',
    work: async () => {
      while (await ctx.transaction((ctx) => writeNext(ctx, id)));
    },
    stop: () => moveImport(ctx.db, id, { state: 'failed' }),
  })
}

/** Returns whether there may be more. */
async function writeNext(ctx: Ctx, id: string): Promise<boolean> {
  const record = await lockImport(ctx.db, id)
  if (record?.state !== 'writing') return false
  const rows = await rowsToWrite(ctx.db, record, atOnce)
  if (rows.length === 0) {
    await moveImport(ctx.db, id, { state: 'done', doneAt: ctx.parts.clock.now() })
    return false
  }
  const placeOf = await placesFor(ctx, record, [...new Set(rows.map(({ category }) => category))])
  const points = await pointsFor(ctx.db, [...new Set(rows.flatMap((row) => row.points))])
  const ids = await insertQuestions(
    ctx.db,
    rows.map((row) => ({
      ...(placeOf.get(row.category) ?? { categoryId: record.categoryId, categoryPath: [record.categoryId] }),
      difficulty: row.difficulty,
      pointIds: row.points.flatMap((name) => points.get(name.toLowerCase()) ?? []),
      tags: row.tags,
      body: settleSlots(row.body, [], newSlot),
      state: 'draft' as const,
      createdBy: record.byId,
      importId: id,
      at: ctx.parts.clock.now(),
    })),
  )
  await markWritten(ctx.db, id, new Map(rows.map(({ line }, at) => [line, ids[at] ?? '0'])))
  await moveImport(ctx.db, id, { state: 'writing', written: record.written + ids.length })
  return true
}

type Place = { readonly categoryId: string; readonly categoryPath: readonly string[] }

/** The category for each path in the file, such as `安全/消防`; missing ones are created. */
async function placesFor(
  ctx: Ctx,
  record: ImportRecord,
  names: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const places = new Map<string, Place>()
  const usual = await categoryPath(ctx.db, record.categoryId)
  for (const name of names) {
    const path = name === '' ? (usual ?? [record.categoryId]) : await pathFor(ctx, name)
    places.set(name, { categoryId: path.at(-1) ?? record.categoryId, categoryPath: path })
  }
  return places
}

async function pathFor(ctx: Ctx, name: string): Promise<string[]> {
  const steps = name
    .split(/[/／]/)
    .map((step) => step.trim().slice(0, 30))
    .filter((step) => step !== '')
    .slice(0, 3)
  const path: string[] = []
  for (const [index, step] of steps.entries()) {
    const parentId = path.at(-1) ?? null
    const known = (await allCategories(ctx.db)).find(
      (record) => record.parentId === parentId && record.name === step,
    )
    const id = known?.id ?? (await insertCategory(ctx.db, { parentId, level: index + 1, name: step }))
    if (id !== undefined) path.push(id)
  }
  return path
}
