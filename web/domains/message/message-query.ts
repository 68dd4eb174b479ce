import { oneOf, pageQuery } from '#lib/page-query'

/** Which messages are shown: `Y` those that were read, `N` those that were not, `Z` those about exams; else all. */
export const messageQuery = pageQuery('/personal/message', { isRead: oneOf('Y', 'N', 'Z') })

const lists = { Y: 'read', N: 'unread', Z: 'exam' } as const

/** The list that an address opens. */
export const messagesOf = ({
  isRead,
}: ReturnType<typeof messageQuery.read>): 'read' | 'unread' | 'exam' | 'all' =>
  isRead ? lists[isRead] : 'all'
