import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  titles: { notice: 'Announcements', article: 'News' },
  kinds: 'Show',
  none: { notice: 'No announcements yet', article: 'No news yet' },
  pinned: 'Pinned',
  waiting: 'To acknowledge',
  unread: 'Unread',
  total: (count) => (count === '1' ? '1 entry' : `${count} entries`),
  back: 'Back to list',
  files: 'Attachments',
  version: (number) => `Version ${number}`,
  confirmHint: 'Please confirm once you’ve read this. You’ll be asked again if it changes.',
  agree: 'I have read and understood this',
  agreedAt: (time) => `Acknowledged on ${time}`,
  trainNotice: 'Training notice',
  noTrainNotice: 'Notice not found',
  noTrainNoticeHint: 'It may have expired, or the link is incomplete.',
  toHome: 'Back to home',
}
