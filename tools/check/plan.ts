import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config'
import { fingerprint, keepReading } from './kept-reading.ts'
import { type Finding, type Report, tell } from './report.ts'
import { isTest, sourceFiles, standingWings } from './source-files.ts'

/** The rules of the house always come from this one file, whatever house is looked at. */
const rulesFile = resolve(import.meta.dirname, '../../.dependency-cruiser.cjs')

/** Reads every import of a house and holds it against the plan. */
export async function readHouse(root: string): Promise<ICruiseResult> {
  const { options = {}, ...ruleSet } = await extractConfig(rulesFile)
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const { output } = await cruise(
    standingWings(root),
    { ...cruiseOptions, ruleSet, validate: true, baseDir: root },
    enhancedResolveOptions,
  )
  if (typeof output === 'string') throw new Error(output)
  return output
}

export function checkPlan(root: string, house: ICruiseResult): Report {
  const files = sourceFiles(root, standingWings(root))
  const modules = new Set(house.modules.map(({ source }) => source))
  const read = files.filter((file) => modules.has(file)).length
  return {
    name: 'plan',
    read: `${read} of ${files.length} files, ${house.summary.totalDependenciesCruised ?? 0} imports`,
    findings: [...violations(house), ...crowding(files), ...blindness(read, files.length)],
  }
}

/** A folder of a room with more than fifteen source files has a noun hiding in it. */
export function crowding(files: readonly string[]): Finding[] {
  const folders = Map.groupBy(
    files.filter((file) => /^(?:server|web)\/domains\//.test(file) && !isTest(file)),
    dirname,
  )
  return [...folders]
    .filter(([, inside]) => inside.length > 15)
    .map(([where, { length }]) => ({
      where,
      what: `crowded: ${length} source files; give it alcoves by noun`,
    }))
}

function violations({ summary }: ICruiseResult): Finding[] {
  const reasons = new Map(summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]))
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle ? [from, ...cycle.map(({ name }) => name)] : [...new Set([from, to])]
    return { where: way.join(' → '), what: `${rule.name}: ${reasons.get(rule.name) ?? ''}` }
  })
}

/** A checker that reads nothing finds nothing: that is an error, not peace. */
function blindness(read: number, files: number): Finding[] {
  if (files > 0 && read >= files * 0.9) return []
  return [{ where: 'house', what: `blind: only ${read} of ${files} files were read` }]
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { root: { type: 'string', default: join(import.meta.dirname, '../..') } },
  })
  const root = resolve(values.root)
  // Taken before: what changes while the house is read makes the reading one of a house that is no more.
  const print = fingerprint(root)
  const house = await readHouse(root)
  keepReading(root, print, house)
  tell(checkPlan(root, house))
}
