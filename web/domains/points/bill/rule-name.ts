import { gifts, taskTypes } from '@lyceum/contract/points'
import type { text } from './text/index.ts'

type Names = (typeof text)['zh-CN']['names']

/** What gave or took points, in words: a rule of ours, or the reason of another room. */
export function ruleName(rule: string, names: Names): string {
  const [room = '', rest = ''] = rule.split('.')
  const task = taskTypes.find((one) => room === 'task' && one === rest)
  if (task) return names.task[task]
  const gift = gifts.find((one) => room === 'gift' && one === rest)
  if (gift) return names.gift[gift]
  const other = roomNames.get(room)
  return names[other ?? ownNames.find((one) => one === rule) ?? 'other']
}

/** What other rooms move points for, by the first word of their reason. */
const roomNames: ReadonlyMap<string, 'mall' | 'bounty' | 'medal'> = new Map([
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
