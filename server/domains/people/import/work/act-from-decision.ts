import type { PersonAct } from '../../apply/apply-acts.ts'
import type { Known } from '../../apply/current-people.ts'
import type { Decision } from '../../apply/rules.ts'

/** The act for a decision about a person; undefined when there is nothing to do. */
export function actFor(decision: Decision, person: Known | undefined): PersonAct | undefined {
  if (decision.act === 'same') return undefined
  if (decision.act === 'create') {
    const { userName, name } = decision.after
    return typeof userName === 'string' && typeof name === 'string'
      ? { act: 'create', values: { ...decision.after, userName, name } }
      : undefined
  }
  if (!person) return undefined
  return decision.act === 'leave'
    ? { act: 'leave', person }
    : { act: decision.act, person, values: decision.after }
}
