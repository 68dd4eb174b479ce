import { homeErrors, quickModules, type QuickModule } from '@lyceum/contract/home'
import type * as contract from '@lyceum/contract/home'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { settingsOf } from '#domains/site'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { areaOf, mostEntries, problemWith } from './quick-link-rules.ts'
import { deleteEntry, entriesOf, insertEntries, lockEntries, placeEntries, updateEntry } from './store.ts'

type Typed = { readonly title: string; readonly link: string; readonly image: string }

/** The caller's links and modules in order; modules of disabled parts are not shown. */
export async function listArrangement(ctx: Ctx): Promise<Result<typeof contract.listArrangement>> {
  const [rows, offered] = [await entriesOf(ctx.db, ctx.actor.id), await offeredModules(ctx)]
  const records = rows.flatMap(({ id, module: name, title, link, image }) => {
    const module = offered.find((known) => known === name) ?? null
    return name === null || module ? [{ id, module, title, link, image }] : []
  })
  return { records }
}

export async function listQuick(ctx: Ctx): Promise<Result<typeof contract.listQuick>> {
  const rows = await entriesOf(ctx.db, ctx.actor.id)
  const own = rows.filter(({ module }) => module === null)
  return { records: own.map(({ id, title, link, image }) => ({ id, title, link, image })) }
}

export async function listQuickModules(ctx: Ctx): Promise<Result<typeof contract.listQuickModules>> {
  const [rows, offered] = [await entriesOf(ctx.db, ctx.actor.id), await offeredModules(ctx)]
  const added = new Set(rows.map(({ module }) => module))
  return { records: offered.map((module) => ({ module, isAdded: added.has(module) })) }
}

export async function addQuick(
  ctx: Ctx,
  typed: Input<typeof contract.addQuick>,
): Promise<Result<typeof contract.addQuick>> {
  refuseUnfit(typed)
  const rows = await mine(ctx)
  if (rows.length >= mostEntries) fail(homeErrors.QUICK_FULL, { most: mostEntries })
  const [id] = await insertEntries(ctx.db, ctx.actor.id, [{ ...typed, position: after(rows) }])
  return { id: id ?? fail(homeErrors.QUICK_DUPLICATE) }
}

export async function changeQuick(
  ctx: Ctx,
  { id, ...typed }: Input<typeof contract.changeQuick>,
): Promise<Result<typeof contract.changeQuick>> {
  const rows = await mine(ctx)
  if (!rows.some((row) => row.id === id && row.module === null)) fail(commonErrors.NOT_FOUND)
  refuseUnfit(typed)
  if (rows.some((row) => row.id !== id && row.link === typed.link)) fail(homeErrors.QUICK_DUPLICATE)
  await updateEntry(ctx.db, id, typed)
  return { id }
}

/** A personal link, or any entry of the arrangement. */
export async function removeEntry(ctx: Ctx, { id }: { readonly id: string }, isOwnLink: boolean) {
  const entry = (await mine(ctx)).find((row) => row.id === id) ?? fail(commonErrors.NOT_FOUND)
  if (isOwnLink && entry.module !== null) fail(commonErrors.NOT_FOUND)
  await deleteEntry(ctx.db, id)
  return { id }
}

/** Saves the given order; entries not listed come after it, and new modules last. */
export async function saveArrangement(
  ctx: Ctx,
  { ids, modules }: Input<typeof contract.saveArrangement>,
): Promise<Result<typeof contract.saveArrangement>> {
  const rows = await mine(ctx)
  if (ids.some((id) => !rows.some((row) => row.id === id))) fail(commonErrors.NOT_FOUND)
  const twice = new Set(modules).size < modules.length || new Set(ids).size < ids.length
  if (twice || rows.some(({ module }) => modules.some((known) => known === module)))
    fail(homeErrors.QUICK_DUPLICATE)
  if (rows.length + modules.length > mostEntries) fail(homeErrors.QUICK_FULL, { most: mostEntries })
  const rest = rows.map(({ id }) => id).filter((id) => !ids.includes(id))
  await placeEntries(ctx.db, [...ids, ...rest])
  const behind = rows.length + 1
  await insertEntries(
    ctx.db,
    ctx.actor.id,
    modules.map((module, at) => ({ module, position: behind + at })),
  )
  return { entries: rows.length + modules.length }
}

async function mine(ctx: Ctx) {
  await lockEntries(ctx.db, ctx.actor.id)
  return entriesOf(ctx.db, ctx.actor.id)
}

const after = (rows: readonly { readonly position: number }[]) =>
  1 + Math.max(0, ...rows.map(({ position }) => position))

const errorByProblem = {
  incomplete: homeErrors.QUICK_INCOMPLETE,
  title: homeErrors.QUICK_TITLE_INVALID,
  link: homeErrors.QUICK_LINK_INVALID,
} as const

function refuseUnfit(typed: Typed): void {
  const problem = problemWith(typed)
  if (problem) fail(errorByProblem[problem])
}

async function offeredModules(ctx: Ctx): Promise<readonly QuickModule[]> {
  const settings = await settingsOf(ctx)
  return quickModules.filter((module) => {
    const area = areaOf[module]
    return area === undefined || settings[`area.${area}`]
  })
}
