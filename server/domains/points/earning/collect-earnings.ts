import { type TaskType, taskTypes } from '@lyceum/contract/points'
import type { Earning } from '#platform/domain/earning'
import type { Domain } from '#platform/domain'
import { catalogue } from '../rule/rule-defaults.ts'

/** What the domains have declared to give points; one that names no rule or task of the catalogue stops the start. */
export function earningsOf(domains: readonly Domain[]): readonly Earning[] {
  const earnings = domains.flatMap(({ earnings = [] }) => earnings)
  for (const earning of earnings) {
    const rule = ruleOf(earning)
    if (rule !== undefined && !catalogue.some(({ name }) => name === rule))
      throw new Error(`${earning.event.name} earns by ${rule}, which is no rule.`)
  }
  const names = earnings.map(({ event, name }) => `${event.name}/${name}`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new Error(`Two earnings are called ${twice}.`)
  return earnings
}

function ruleOf(earning: Earning): string | undefined {
  if (earning.kind === 'rule') return earning.rule
  return earning.kind === 'task' ? `task.${earning.task}` : undefined
}

/** The order in which the tasks of a day are offered. */
const first: readonly TaskType[] = ['complete_course', 'curriculum_review']
const inOrder = [...new Set([...first, ...taskTypes])]

/** The tasks that can be done: some domain declares when. */
export function tasksAmong(earnings: readonly Earning[]): readonly TaskType[] {
  const ruleNames = new Set(earnings.map(ruleOf))
  return inOrder.filter((type) => ruleNames.has(`task.${type}`))
}

/** What is earned in this domain itself. */
const own: ReadonlySet<string> = new Set(['signIn', 'streak'])

/** The rules by which something can be earned; for the others no domain declares an event yet. */
export function fedRules(earnings: readonly Earning[]): ReadonlySet<string> {
  const ruleNames = new Set(earnings.map(ruleOf))
  const hasScores = earnings.some(({ kind }) => kind === 'score')
  const isFed = (name: string) =>
    own.has(name) || ruleNames.has(name) || (hasScores && name.startsWith('score'))
  return new Set(catalogue.map(({ name }) => name).filter(isFed))
}
