import type { Ids } from '#platform/domain/seed'
import type { OutlineUnit } from './outline.ts'

/** A unit with its path: the ids from the root down to itself. */
export type SeededUnit = OutlineUnit & {
  readonly id: string
  readonly parentId: string | null
  readonly path: readonly string[]
  /** Its order among its siblings. */
  readonly position: number
}

/** Gives every unit of an outline its id and path; an outline lists a unit before those below it. */
export function makeUnits(outline: readonly OutlineUnit[], ids: Ids): SeededUnit[] {
  const byCode = new Map<string, SeededUnit>()
  const sisters = new Map<string | null, number>()
  for (const unit of outline) {
    const parent = unit.parentCode === null ? undefined : byCode.get(unit.parentCode)
    const position = sisters.get(unit.parentCode) ?? 0
    const id = ids.next()
    sisters.set(unit.parentCode, position + 1)
    byCode.set(unit.code, {
      ...unit,
      id,
      parentId: parent?.id ?? null,
      path: [...(parent?.path ?? []), id],
      position,
    })
  }
  return [...byCode.values()]
}
