import { pluralise } from '#lib/language/pluralise'
import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Thank the lecturer',
  received: 'Gifts received',
  names: { heart: 'Heart', flower: 'Flower', beer: 'Beer', aircraft: 'Private aircraft' },
  tile: (gift, price) => `${gift}, ${pluralise(price, 'point')}`,
  givers: (people) => `Gifts cost points. ${pluralise(people, 'person', 'people')} sent one so far.`,
  first: 'Gifts cost points. Be the first to say thank you.',
  thanked: (people) => `${pluralise(people, 'person', 'people')} sent a gift so far.`,
  dialog: 'Send a gift',
  to: (name) => `To ${name}`,
  choice: 'Gift',
  balance: 'Available points',
  short: (missing) => `Not enough points: ${missing} more needed.`,
  earn: 'How to earn points',
  give: (price) => `Send for ${pluralise(price, 'point')}`,
  given: (gift, name) => `${gift} sent to ${name}`,
}
