import type { Args, Result } from '@lyceum/contract/kit'
import type { createDutyRule, DutyDue, getDutyRule } from '@lyceum/contract/learning'

type Named = { readonly id: string; readonly name: string }

/** A rule being edited. */
export type Draft = {
  readonly title: string
  readonly unit: readonly Named[]
  readonly units: readonly Named[]
  readonly positions: readonly Named[]
  readonly people: readonly Named[]
  readonly courses: readonly Named[]
  readonly dueKind: DutyDue['kind']
  readonly days: string
  readonly day: string
}

const emptyDraft: Draft = {
  title: '',
  unit: [],
  units: [],
  positions: [],
  people: [],
  courses: [],
  dueKind: 'assigned',
  days: '30',
  day: '',
}

/** A new rule, for the course named in the URL if any. */
export function draftFor(params: URLSearchParams): Draft {
  const id = params.get('courseId')
  return id ? { ...emptyDraft, courses: [{ id, name: params.get('course') ?? '' }] } : emptyDraft
}

export type DutyRule = Result<typeof getDutyRule>

/** Active, and its people are still being enrolled. */
export const isBeingApplied = ({ state, keptAt: appliedAt }: DutyRule) =>
  state === 'active' && appliedAt === null

export function draftOf(rule: DutyRule): Draft {
  const names = new Map(rule.audienceNames.map(({ key, name }) => [key, name]))
  const of = (kind: 'unit' | 'position' | 'person') =>
    rule.audience
      .filter((member) => member.kind === kind)
      .map(({ id }) => ({ id, name: names.get(`${kind}:${id}`) ?? '' }))
  return {
    title: rule.title,
    unit: rule.unitId === null ? [] : [{ id: rule.unitId, name: rule.unitName }],
    units: of('unit'),
    positions: of('position'),
    people: of('person'),
    courses: rule.courses,
    dueKind: rule.due.kind,
    days: 'days' in rule.due ? String(rule.due.days) : '30',
    day: 'day' in rule.due ? rule.due.day : '',
  }
}

export type Problem = 'missingTitle' | 'missingCourses' | 'missingDue'

/** The first missing value. */
export function problemWith({ title, courses, dueKind, days, day }: Draft): Problem | undefined {
  if (title.trim() === '') return 'missingTitle'
  if (courses.length === 0) return 'missingCourses'
  const needsDays = dueKind === 'assigned' || dueKind === 'hired'
  if (needsDays && !/^[1-9]\d{0,2}$/.test(days)) return 'missingDue'
  return dueKind === 'day' && day === '' ? 'missingDue' : undefined
}

export function ruleOf(draft: Draft): Args<typeof createDutyRule> {
  const members = (kind: 'unit' | 'position' | 'person', chosen: readonly Named[]) =>
    chosen.map(({ id }) => ({ kind, id }))
  return {
    title: draft.title.trim(),
    unitId: draft.unit[0]?.id ?? null,
    audience: [
      ...members('unit', draft.units),
      ...members('position', draft.positions),
      ...members('person', draft.people),
    ],
    courseIds: draft.courses.map(({ id }) => id),
    due: dueOf(draft),
  }
}

function dueOf({ dueKind, days, day }: Draft): DutyDue {
  if (dueKind === 'none') return { kind: 'none' }
  return dueKind === 'day' ? { kind: 'day', day } : { kind: dueKind, days: Number(days) }
}
