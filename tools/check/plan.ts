import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { fingerprint, keepReading } from './cached-graph.ts'
import { folderOrder, type Import } from './folder-order.ts'
import { folderRows } from './domain-plan.ts'
import { type Finding, type Report, printReport } from './report.ts'
import { isTest, sourceFiles, existingTopFolders } from './source-files.ts'

/** The rules always come from this one file, whatever repository is checked. */
const rulesFile = resolve(import.meta.dirname, '../../.dependency-cruiser.cjs')

/** Reads every import of a repository and checks it against the plan. */
export async function readDependencyGraph(root: string): Promise<ICruiseResult> {
  const { options = {}, ...ruleSet } = await extractConfig(rulesFile)
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const { output } = await cruise(
    existingTopFolders(root),
    { ...cruiseOptions, ruleSet, validate: true, baseDir: root },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

export function checkPlan(root: string, graph: ICruiseResult): Report {
  const files = sourceFiles(root, existingTopFolders(root))
  const modules = new Set(graph.modules.map(({ source }) => source))
  const read = files.filter((file) => modules.has(file)).length
  const backward = folderOrder(importsOf(graph), folderRows)
  return {
    name: 'plan',
    read: `${read} of ${files.length} files, ${graph.summary.totalDependenciesCruised ?? 0} imports, ${backward.length} backward between folders of a domain`,
    findings: [...violations(graph), ...backward, ...crowding(files), ...blindness(read, files.length)],
  }
}

/** A domain folder with more than fifteen source files, or any other with more than 25, should be split by topic. */
export function crowding(files: readonly string[]): Finding[] {
  const inDomain = (file: string) => /^(?:server|web)\/domains\//.test(file)
  const small = Map.groupBy(
    files.filter((file) => inDomain(file) && !isTest(file)),
    dirname,
  )
  const all = Map.groupBy(files, dirname)
  const crowded = [
    ...[...small].filter(([, inside]) => inside.length > 15),
    ...[...all].filter(([, inside]) => inside.length > 25),
  ]
  return crowded.map(([where, { length }]) => ({
    where,
    what: `crowded: ${length} source files; split it into folders by topic`,
  }))
}

const importsOf = ({ modules }: ICruiseResult): Import[] =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  )

function violations({ summary }: ICruiseResult): Finding[] {
  const reasons = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? [from, ...cycle.map(({ name }) => name)] : [...new Set([from, to])]
    return { where: path.join(' → '), what: `${rule.name}: ${reasons.get(rule.name) ?? ''}` }
  })
}

/** A checker that reads nothing finds nothing: that is an error. */
function blindness(read: number, files: number): Finding[] {
  if (files > 0 && read >= files * 0.9) return []
  return [{ where: 'repository', what: `blind: only ${read} of ${files} files were read` }]
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
  })
  const root = resolve(values.root)
  // Taken before reading, so that a change during the reading invalidates the cache.
  const print = fingerprint(root)
  const graph = await readDependencyGraph(root)
  keepReading(root, print, graph)
  printReport(checkPlan(root, graph))
}
