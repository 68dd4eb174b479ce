import {
  allGrades,
  allPositions,
  ensureGrade,
  ensurePosition,
  ensureUnit,
  type Named,
  openUnits,
} from '#domains/org'
import type { Db } from '#platform/db'

export type PlaceKind = 'unit' | 'position' | 'grade'

type Found = { readonly code: string } | 'unknown' | 'ambiguous'

type Unit = Named & { readonly parentId: string | null }

/** The position of people of whom an import gives only the unit. */
const memberCode = 'MEMBER'
const memberName = '成员'

/**
 * The units, positions and grades of a site by what imports call them: a code, a name, or the names from the root
 * down.
 */
export class Places {
  readonly #byCode: Readonly<Record<PlaceKind, Map<string, Named>>>
  readonly #byName: Readonly<Record<PlaceKind, Map<string, Named[]>>>
  readonly #units: readonly Unit[]
  /** Imports repeat the same names. */
  readonly #found = new Map<string, Found>()

  private constructor(all: Readonly<Record<PlaceKind, readonly Named[]>>, units: readonly Unit[]) {
    this.#units = units
    this.#byCode = { unit: byCode(all.unit), position: byCode(all.position), grade: byCode(all.grade) }
    this.#byName = { unit: byName(all.unit), position: byName(all.position), grade: byName(all.grade) }
  }

  static async of(db: Db): Promise<Places> {
    const units = await openUnits(db)
    const all = { unit: units, position: await allPositions(db), grade: await allGrades(db) }
    return new Places(all, units)
  }

  find(kind: PlaceKind, text: string): Found {
    const key = `${kind} ${text}`
    const found = this.#found.get(key) ?? this.#search(kind, text)
    this.#found.set(key, found)
    return found
  }

  #search(kind: PlaceKind, text: string): Found {
    const lowered = text.toLowerCase()
    const known = this.#byCode[kind].get(lowered)
    if (known) return { code: known.code }
    const named = this.#byName[kind].get(lowered) ?? []
    if (named.length > 1) return 'ambiguous'
    if (named[0]) return { code: named[0].code }
    const unit = kind === 'unit' ? this.#walk(steps(text)).unit : undefined
    return unit ? { code: unit.code } : 'unknown'
  }

  idOf(kind: PlaceKind, code: string): string | undefined {
    return this.#byCode[kind].get(code.toLowerCase())?.id
  }

  /** Creates what an import names and the site lacks; `集团/研发部/平台组` creates each missing unit. */
  async make(db: Db, kind: PlaceKind, text: string): Promise<void> {
    if (this.find(kind, text) !== 'unknown') return
    if (kind === 'unit') return this.#makeUnits(db, text)
    const ensure = kind === 'position' ? ensurePosition : ensureGrade
    const code = newCode(text)
    this.#learn(kind, { id: await ensure(db, { code, name: text.slice(0, 60) }), code, name: text })
  }

  /** The default position; created when it is first needed. */
  async memberPosition(db: Db): Promise<string> {
    const known = this.idOf('position', memberCode)
    if (known) return known
    const id = await ensurePosition(db, { code: memberCode, name: memberName })
    this.#learn('position', { id, code: memberCode, name: memberName })
    return id
  }

  async #makeUnits(db: Db, text: string): Promise<void> {
    const names = steps(text)
    let parentId = names.length > 1 ? null : (this.#units[0]?.id ?? null)
    for (const [index, name] of names.entries()) {
      const path = names.slice(0, index + 1)
      const known = this.#walk(path).unit
      const code = names.length === 1 ? newCode(text) : newCode(path.join('/'))
      const id = known?.id ?? this.idOf('unit', code) ?? (await ensureUnit(db, { code, name, parentId }))
      if (!known) this.#learn('unit', { id, code, name })
      parentId = id
    }
  }

  /** The unit at the end of a path of names from a root. */
  #walk(names: readonly string[]): { readonly unit: Unit | undefined } {
    let unit: Unit | undefined
    for (const name of names) {
      const parentId = unit?.id ?? null
      unit = this.#units.find(
        (item) => item.parentId === parentId && item.name.toLowerCase() === name.toLowerCase(),
      )
      if (!unit) break
    }
    return { unit: names.length > 1 ? unit : undefined }
  }

  #learn(kind: PlaceKind, place: Named): void {
    this.#byCode[kind].set(place.code.toLowerCase(), place)
    this.#found.clear()
  }
}

const steps = (text: string) =>
  text
    .split(/\s*[/>／＞\\]\s*/)
    .map((name) => name.trim().slice(0, 60))
    .filter((name) => name !== '')

const newCode = (text: string) => text.trim().slice(0, 40)

const byCode = (all: readonly Named[]) => new Map(all.map((item) => [item.code.toLowerCase(), item]))

function byName(all: readonly Named[]): Map<string, Named[]> {
  const names = new Map<string, Named[]>()
  for (const item of all) {
    const key = item.name.toLowerCase()
    names.set(key, [...(names.get(key) ?? []), item])
  }
  return names
}
