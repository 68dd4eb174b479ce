import { gifts, taskTypes } from '@lyceum/contract/points'
import type { text } from './text/index.ts'

type Names = (typeof text)['zh-CN']['names']

/** The label of what gave or took points: a points rule, or the reason of another domain. */
export function ruleName(rule: string, names: Names): string {
  const [domain = '', rest = ''] = rule.split('.')
  const task = taskTypes.find((item) => domain === 'task' && item === rest)
  if (task) return names.task[task]
  const gift = gifts.find((item) => domain === 'gift' && item === rest)
  if (gift) return names.gift[gift]
  const other = domainNames.get(domain)
  return names[other ?? ownNames.find((item) => item === rule) ?? 'other']
}

/** The reasons of other domains, by their first part. */
const domainNames: ReadonlyMap<string, 'mall' | 'bounty' | 'medal'> = new Map([
  ['mall', 'mall'],
  ['qa', 'bounty'],
  ['honor', 'medal'],
])

const ownNames = [
  'login',
  'signIn',
  'streak',
  'courseCompleted',
  'courseRated',
  'openClass',
  'score60',
  'score70',
  'score80',
  'score90',
  'comment',
  'share',
  'likeReceived',
  'topic',
  'answer',
  'challengeWon',
  'manual',
] as const
