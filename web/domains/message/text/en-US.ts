import type { Like } from '#lib/text'
import type { zhCN } from './zh-CN.ts'

export const enUS: Like<typeof zhCN> = {
  title: 'Messages',
  kinds: 'Show',
  all: 'All',
  N: 'Unread',
  Y: 'Read',
  Z: 'Exams',
  markAll: 'Mark all as read',
  remove: 'Delete',
  go: 'Open',
  none: 'No messages yet',
  noneHint: 'Updates about your enrollments, scores and recommendations will appear here.',
  noneUnread: 'You’re all caught up',
  total: (count) => (count === '1' ? '1 message' : `${count} messages`),
  mail: 'Email me a daily summary of unread messages',
}
