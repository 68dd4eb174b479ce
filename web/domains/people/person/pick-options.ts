import { getUnitTree, listGrades, listPositions } from '@lyceum/contract/org'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import type { Option } from '#ui/work/pick'

type Node = { readonly id: string; readonly parentId: string | null; readonly name: string }

/** The options of the organisation: units with paths, positions, grades. */
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

/** Each unit with its path, so that units of the same name can be told apart: 制造中心 / 一号产线. */
export function unitOptions(nodes: readonly Node[]): Option[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const trail = (node: Node): string => {
    const parent = byId.get(node.parentId ?? '')
    // The root is left out, because all units share it.
    return parent?.parentId ? `${trail(parent)} / ${node.name}` : node.name
  }
  return nodes.map((node) => ({ value: node.id, label: trail(node) }))
}
