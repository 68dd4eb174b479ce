import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Messages',
  kinds: 'Which messages',
  all: 'All',
  N: 'Unread',
  Y: 'Read',
  Z: 'Exams',
  markAll: 'Mark all as read',
  remove: 'Delete',
  go: 'Go there',
  none: 'No messages yet',
  noneHint: 'News about your enrolments, scores and recommendations will be here.',
  noneUnread: 'Nothing unread',
  total: (count) => (count === '1' ? '1 message' : `${count} messages`),
  mail: 'Send me one mail a day with what is unread',
}
