import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  titles: { notice: 'Notices', article: 'News' },
  kinds: 'Notices or news',
  none: { notice: 'No notices yet', article: 'No news yet' },
  pinned: 'Pinned',
  waiting: 'To acknowledge',
  unread: 'Unread',
  total: (count) => (count === '1' ? '1 entry' : `${count} entries`),
  back: 'Back to the list',
  version: (number) => `Version ${number}`,
  ask: 'Please acknowledge it once you have read it. A new version will ask again.',
  agree: 'I have read and understood this',
  agreedAt: (time) => `Acknowledged on ${time}`,
  trainNotice: 'Training notice',
  noTrainNotice: 'There is no such notice',
  noTrainNoticeHint: 'It may be over, or the address is not complete',
  toHome: 'Go to the home page',
}
