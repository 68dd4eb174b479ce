import type { Family } from './use-catalogue.ts'

/** A family with the one it lies in: 技术 / 软件. */
export function familyName(families: readonly Family[], id: string | null): string | undefined {
  const family = families.find((one) => one.id === id)
  if (!family) return undefined
  const parent = families.find((one) => one.id === family.parentId)
  return parent ? `${parent.name} / ${family.name}` : family.name
}

/** Both levels in one line, each family followed by what lies in it. */
export function inOrder(families: readonly Family[]): Family[] {
  return families
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...families.filter(({ parentId }) => parentId === top.id)])
}

/** Whether a position lies in a family, or in one within it. */
export function liesIn(families: readonly Family[], familyId: string | null, wanted: string): boolean {
  if (familyId === wanted) return true
  return families.some(({ id, parentId }) => id === familyId && parentId === wanted)
}
