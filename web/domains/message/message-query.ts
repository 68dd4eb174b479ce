import { oneOf, pageQuery } from '#lib/page-query'

/** The message filter in the URL: `Y` read, `N` unread, `Z` about exams; else all. */
export const messageQuery = pageQuery('/personal/message', { isRead: oneOf('Y', 'N', 'Z') })

const lists = { Y: 'read', N: 'unread', Z: 'exam' } as const

/** The list parameters of a URL. */
export const messagesOf = ({
  isRead,
}: ReturnType<typeof messageQuery.read>): 'read' | 'unread' | 'exam' | 'all' =>
  isRead ? lists[isRead] : 'all'
