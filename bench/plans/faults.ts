import type { Explained, PlanNode } from './explain.ts'

/** What one statement of a call may read: some pages of rows, however much there is. */
const most = { rows: 1000, sorted: 1000, blocks: 3000 }

/** What is wrong with a plan, in words; empty if it reads no more than the call shows. */
export function faultsOf({ plan, mode, statement }: Explained): string[] {
  const nodes = nodesOf(plan)
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined || isIndexScan(node))
  const blocks = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
  const faults = [
    ...scans
      .filter((node) => readBy(node) > most.rows)
      .map((node) => `${named(node)} reads ${readBy(node)} rows`),
    ...nodes
      .filter((node) => sortedBy(node) > most.sorted)
      .map((node) => `${named(node)} sorts ${sortedBy(node)} rows`),
    ...(blocks > most.blocks ? [`reads ${blocks} blocks`] : []),
  ]
  const text = statement.text.replaceAll(/\s+/g, ' ')
  return faults.map((fault) => `${mode}: ${fault} in ${text}`)
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

const isIndexScan = (node: PlanNode) => node['Node Type'] === 'Bitmap Index Scan'

/** The rows a scan looked at, also those it dropped; of a statement that was only planned, those it expects. */
function readBy(node: PlanNode): number {
  const loops = node['Actual Loops']
  if (loops === undefined) return node['Plan Rows']
  const each =
    (node['Actual Rows'] ?? 0) +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0)
  return Math.round(each * loops)
}

const sorts = new Set(['Sort', 'Incremental Sort', 'WindowAgg'])

const sortedBy = (node: PlanNode): number =>
  sorts.has(node['Node Type']) ? Math.max(0, ...(node.Plans ?? []).map(outOf)) : 0

const outOf = (node: PlanNode): number =>
  node['Actual Loops'] === undefined
    ? node['Plan Rows']
    : Math.round((node['Actual Rows'] ?? 0) * node['Actual Loops'])

const named = (node: PlanNode) =>
  [node['Node Type'], node['Index Name'], node['Relation Name']]
    .filter((part) => part !== undefined)
    .join(' ')
