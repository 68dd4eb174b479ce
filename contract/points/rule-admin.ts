import { z } from 'zod'
import { commonErrors, endpoint, moment } from '@lyceum/contract/kit'
import { pointsErrors } from './errors.ts'
import { periods, ruleNames, ruleDomains } from './enums.ts'

const manage = { permission: 'points.rule' } as const

const worth = z.object({
  points: z.int().min(0).max(100_000),
  period: z.enum(periods),
  times: z.int().min(1).max(10_000),
})

const sheet = worth.extend({
  isOn: z.boolean(),
  /** The period in which it grants points; null: no start or no end. */
  activeFrom: moment.nullable(),
  activeUntil: moment.nullable(),
})
export type RuleSheet = z.output<typeof sheet>

const managedRule = sheet.extend({
  name: z.enum(ruleNames),
  room: z.enum(ruleDomains),
  /** Whether any domain publishes such events: otherwise the rule grants nothing. */
  isFed: z.boolean(),
  /** The default values of a new site. */
  standard: worth,
  /** Zero: never changed. */
  revision: z.int(),
  changedAt: moment.nullable(),
  changedBy: z.string().nullable(),
})
export type ManagedRule = z.output<typeof managedRule>

const ofRule = z.object({ name: z.enum(ruleNames) })

export const listManagedRules = endpoint({
  method: 'GET',
  path: '/app/api/admin/points/rule',
  kind: 'read',
  access: manage,
  summary: 'All rules of the site, on or off, with what the site has changed about them.',
  result: z.object({ records: z.array(managedRule) }),
})

const figures = z.object({ people: z.int(), times: z.int(), points: z.int() })

export const simulateRule = endpoint({
  method: 'POST',
  path: '/app/api/admin/points/rule/:name/simulate',
  kind: 'read',
  access: manage,
  summary:
    'What a rule would have given for the activities of the last thirty days, beside what was really paid.',
  params: ofRule,
  body: sheet,
  result: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** How many actions are known, whether they earned anything or not. */
    deeds: z.int(),
    paid: figures,
    /** With the maximum that one person would have received. */
    proposed: figures.extend({ most: z.int() }),
  }),
  errors: [pointsErrors.RULE_SPAN_WRONG, pointsErrors.SIMULATION_TOO_LONG],
})
export type Simulated = z.output<(typeof simulateRule)['result']>

export const editRule = endpoint({
  method: 'PUT',
  path: '/app/api/admin/points/rule/:name',
  kind: 'write',
  access: manage,
  summary: 'Changes what a rule gives from now on; what was earned stays as it is.',
  params: ofRule,
  body: sheet.extend({
    revision: z
      .int()
      .min(0)
      .max(2_000_000_000)
      .meta({ examples: [0] }),
  }),
  result: z.object({ revision: z.int() }),
  errors: [commonErrors.NOT_FOUND, pointsErrors.RULE_CHANGED, pointsErrors.RULE_SPAN_WRONG],
})
