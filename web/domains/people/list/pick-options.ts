import { getUnitTree, listGrades, listPositions } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import type { Option } from '#ui/work/pick'

type Node = { readonly id: string; readonly parentId: string | null; readonly name: string }

/** What the organisation offers to choose from: units with the way to them, positions, grades. */
export function usePickOptions() {
  const units = useQuery(read(getUnitTree)).data?.nodes
  const positions = useQuery(read(listPositions)).data?.records
  const grades = useQuery(read(listGrades)).data?.records
  return {
    units: units ? unitOptions(units) : [],
    positions: (positions ?? []).map(({ id, name }) => ({ value: id, label: name })),
    grades: (grades ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }
}

/** Each unit with the way to it, so that two teams of one name are told apart: 制造中心 / 一号产线. */
export function unitOptions(nodes: readonly Node[]): Option[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const trail = (node: Node): string => {
    const parent = byId.get(node.parentId ?? '')
    // The root is everyone's: it says nothing about any of them.
    return parent?.parentId ? `${trail(parent)} / ${node.name}` : node.name
  }
  return nodes.map((node) => ({ value: node.id, label: trail(node) }))
}
