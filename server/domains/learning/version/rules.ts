import type { CourseContent } from '@lyceum/contract/course'
import type { VersionGroup } from '@lyceum/contract/learning'
import type { CourseEvaluation } from '../completion/evaluate-course.ts'
import type { LeafResult, RuleResult } from '../evaluate-rule.ts'

export type Outcome = 'completing' | 'failing' | 'needingMore' | 'losingNothing'

/** The effect of another version on somebody in progress, from the evaluation of both versions. */
export function outcomeOf(before: CourseEvaluation, after: CourseEvaluation): Outcome {
  if (after.outcome === 'COMPLETED' || after.outcome === 'PASSED') return 'completing'
  if (after.outcome === 'FAILED') return 'failing'
  return missingIn(after.ruleResult) > missingIn(before.ruleResult) ? 'needingMore' : 'losingNothing'
}

/** The number of missing steps; of a choice, the shortest alternative. */
export function missingIn({ op, of }: Pick<RuleResult, 'op' | 'of'>): number {
  const parts = of.map((part) => ('op' in part ? missingIn(part) : missingAt(part)))
  if (parts.length === 0) return 0
  return op === 'all' ? parts.reduce((sum, part) => sum + part, 0) : Math.min(...parts)
}

/** Modules are counted one by one; a score or a time counts as one, however far off. */
function missingAt({ leaf, isMet, done, of }: LeafResult): number {
  if (isMet) return 0
  return leaf.need === 'required' ? of - done : 1
}

/** Modules in one version and not in the other, by module id. */
export function difference(before: CourseContent, after: CourseContent) {
  const [had, has] = [modulesOf(before), modulesOf(after)]
  const isIn = (list: typeof had, id: string) => list.some((module) => module.id === id)
  return {
    unchanged: had.filter(({ id }) => isIn(has, id)),
    vanishing: had.filter(({ id }) => !isIn(has, id)),
    arriving: has.filter(({ id }) => !isIn(had, id)),
  }
}

const modulesOf = ({ chapters }: CourseContent) => chapters.flatMap(({ modules }) => modules)

/** One evaluated learner of a group. */
export type EvaluatedPerson = {
  readonly outcome: Outcome
  /** The modules with study records. */
  readonly touched: readonly string[]
  readonly isObliged: boolean
}

type Compared = {
  readonly number: number
  readonly before: CourseContent
  readonly after: CourseContent
}

/** The figures of one group. */
export function groupOf(
  { number, before, after }: Compared,
  people: readonly EvaluatedPerson[],
): VersionGroup {
  const { unchanged, vanishing, arriving } = difference(before, after)
  const count = (isSo: (person: EvaluatedPerson) => boolean) => people.filter(isSo).length
  const having = (outcome: Outcome) => count((person) => person.outcome === outcome)
  return {
    number,
    people: people.length,
    begun: count(({ touched }) => touched.length > 0),
    completing: having('completing'),
    failing: having('failing'),
    needingMore: having('needingMore'),
    losingNothing: having('losingNothing'),
    keptModules: unchanged.length,
    vanishing: vanishing.map(({ id, title }) => ({
      title,
      people: count(({ touched }) => touched.includes(id)),
    })),
    arriving: arriving.map(({ title, isRequired }) => ({ title, isRequired })),
    obliged: count(({ isObliged }) => isObliged),
    dutiesMet: count(({ isObliged, outcome }) => isObliged && outcome === 'completing'),
  }
}
