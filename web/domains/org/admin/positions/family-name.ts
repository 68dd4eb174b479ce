import type { Family } from './use-catalogue.ts'

/** A family with its parent: 技术 / 软件. */
export function familyName(families: readonly Family[], id: string | null): string | undefined {
  const family = families.find((item) => item.id === id)
  if (!family) return undefined
  const parent = families.find((item) => item.id === family.parentId)
  return parent ? `${parent.name} / ${family.name}` : family.name
}

/** Both levels as one list, each family followed by its children. */
export function inOrder(families: readonly Family[]): Family[] {
  return families
    .filter(({ parentId }) => parentId === null)
    .flatMap((top) => [top, ...families.filter(({ parentId }) => parentId === top.id)])
}

/** Whether a position belongs to a family or one of its children. */
export function isInFamily(families: readonly Family[], familyId: string | null, targetId: string): boolean {
  if (familyId === targetId) return true
  return families.some(({ id, parentId }) => id === familyId && parentId === targetId)
}
