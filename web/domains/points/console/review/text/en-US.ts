import { pluralise } from '#lib/language/pluralise'
import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Points review',
  lead: 'Points that look suspicious wait here. Check the evidence, then approve or cancel them.',
  which: 'Show',
  states: { open: 'Waiting', decided: 'Decided' },
  suspicions: 'Points on hold',
  person: 'Person',
  rule: 'For',
  amount: 'Points',
  evidence: 'Evidence',
  kinds: { ring: 'Mutual likes', partner: 'Likes from one person', pace: 'Too fast' },
  says: {
    ring: ({ partner, count, of, days }) =>
      `${pluralise(count, 'like')} from ${partner} in ${days} days, and ${of} in return`,
    partner: ({ partner, count, of, days }) =>
      `${count} of ${pluralise(of, 'like')} in ${days} days came from ${partner}`,
    pace: ({ count, seconds }) =>
      `${count} items opened within ${pluralise(seconds, 'second')}, less than a second each`,
  },
  at: 'On hold since',
  release: 'Approve',
  refuse: 'Cancel points',
  released: 'Approved. The points have been added',
  refused: 'Canceled. No points are given',
  outcome: { yes: 'Approved', no: 'Canceled' },
  refuseTitle: 'Cancel these points?',
  refuseBody: (name, points) =>
    `${name} will not get ${pluralise(points, 'point')}, and cannot earn them for the same item later.`,
  empty: 'Nothing to review',
  emptyHint: 'Mutual likes and browsing too fast to read appear here.',
  emptyDecided: 'No decisions yet',
  close: 'Cancel',
  pages: 'Pages of the review',
}
