import { counted } from '#lib/counted'
import type { zhCN } from './zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Thank the lecturer',
  received: 'Gifts received',
  names: { heart: 'Heart', flower: 'Flower', beer: 'Beer', aircraft: 'Private aircraft' },
  tile: (gift, price) => `${gift}, ${counted(price, 'point')}`,
  givers: (people) => `Gifts are paid in points; given by ${counted(people, 'person', 'people')} so far.`,
  first: 'Gifts are paid in points. Be the first to say thank you.',
  thanked: (people) => `Given by ${counted(people, 'person', 'people')} so far.`,
  dialog: 'Send a gift',
  to: (name) => `To ${name}`,
  choice: 'Gift',
  balance: 'Points to spend',
  short: (missing) => `Not enough points: ${missing} more needed.`,
  earn: 'How to earn points',
  give: (price) => `Send for ${counted(price, 'point')}`,
  given: (gift, name) => `${gift} sent to ${name}`,
}
