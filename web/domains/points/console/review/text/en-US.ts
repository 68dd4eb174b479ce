import { counted } from '#lib/counted'
import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Points review',
  lead: 'Points that look gamed wait here. Look at the evidence, then let them through or take them back.',
  which: 'Show',
  states: { open: 'Waiting', decided: 'Decided' },
  suspicions: 'Points on hold',
  person: 'Person',
  rule: 'For',
  amount: 'Points',
  evidence: 'Evidence',
  kinds: { ring: 'Likes in a ring', partner: 'Likes from one person', pace: 'Too fast' },
  says: {
    ring: ({ partner, count, of, days }) =>
      `${counted(count, 'like')} from ${partner} in ${days} days, and ${of} in return`,
    partner: ({ partner, count, of, days }) =>
      `${count} of ${counted(of, 'like')} in ${days} days came from ${partner}`,
    pace: ({ count, seconds }) =>
      `${count} things opened within ${counted(seconds, 'second')}, less than a second each`,
  },
  at: 'On hold since',
  release: 'Let through',
  refuse: 'Take back',
  released: 'Let through; the points have arrived',
  refused: 'Taken back; no points are given',
  outcome: { yes: 'Let through', no: 'Taken back' },
  refuseTitle: 'Take these points back?',
  refuseBody: (name, points) =>
    `${name} does not get ${counted(points, 'point')}, and the same thing gives none later.`,
  empty: 'Nothing waits',
  emptyHint: 'Likes in a ring and browsing too fast to read end up here.',
  emptyDecided: 'Nothing was decided yet',
  close: 'Cancel',
  pages: 'Pages of the review',
}
