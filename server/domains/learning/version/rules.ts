import type { CourseContent } from '@lyceum/contract/course'
import type { VersionGroup } from '@lyceum/contract/learning'
import type { WeighedCourse } from '../completion/weigh.ts'
import type { LeafVerdict, Verdict } from '../verdict.ts'

export type Outcome = 'completing' | 'failing' | 'needingMore' | 'losingNothing'

/** What another version would mean for somebody in progress, by what both versions make of the same records. */
export function outcomeOf(before: WeighedCourse, after: WeighedCourse): Outcome {
  if (after.outcome === 'COMPLETED' || after.outcome === 'PASSED') return 'completing'
  if (after.outcome === 'FAILED') return 'failing'
  return missingIn(after.verdict) > missingIn(before.verdict) ? 'needingMore' : 'losingNothing'
}

/** How many things are still to be done; of a choice, the shortest way. */
export function missingIn({ op, of }: Pick<Verdict, 'op' | 'of'>): number {
  const parts = of.map((part) => ('op' in part ? missingIn(part) : missingAt(part)))
  if (parts.length === 0) return 0
  return op === 'all' ? parts.reduce((sum, part) => sum + part, 0) : Math.min(...parts)
}

/** Modules are counted one by one; a score or a time is one thing, however far off. */
function missingAt({ leaf, isMet, done, of }: LeafVerdict): number {
  if (isMet) return 0
  return leaf.need === 'required' ? of - done : 1
}

/** What the one version has and the other has not, by the numbers of the modules. */
export function difference(before: CourseContent, after: CourseContent) {
  const [had, has] = [modulesOf(before), modulesOf(after)]
  const isIn = (list: typeof had, id: string) => list.some((module) => module.id === id)
  return {
    kept: had.filter(({ id }) => isIn(has, id)),
    vanishing: had.filter(({ id }) => !isIn(has, id)),
    arriving: has.filter(({ id }) => !isIn(had, id)),
  }
}

const modulesOf = ({ chapters }: CourseContent) => chapters.flatMap(({ modules }) => modules)

/** One learner of a group, weighed. */
export type Weighed = {
  readonly outcome: Outcome
  /** The modules in which something was done. */
  readonly touched: readonly string[]
  readonly isObliged: boolean
}

type Compared = {
  readonly number: number
  readonly before: CourseContent
  readonly after: CourseContent
}

/** The figures of one group. */
export function groupOf({ number, before, after }: Compared, people: readonly Weighed[]): VersionGroup {
  const { kept, vanishing, arriving } = difference(before, after)
  const count = (isSo: (one: Weighed) => boolean) => people.filter(isSo).length
  const having = (outcome: Outcome) => count((one) => one.outcome === outcome)
  return {
    number,
    people: people.length,
    begun: count(({ touched }) => touched.length > 0),
    completing: having('completing'),
    failing: having('failing'),
    needingMore: having('needingMore'),
    losingNothing: having('losingNothing'),
    keptModules: kept.length,
    vanishing: vanishing.map(({ id, title }) => ({
      title,
      people: count(({ touched }) => touched.includes(id)),
    })),
    arriving: arriving.map(({ title, isRequired }) => ({ title, isRequired })),
    obliged: count(({ isObliged }) => isObliged),
    dutiesMet: count(({ isObliged, outcome }) => isObliged && outcome === 'completing'),
  }
}
