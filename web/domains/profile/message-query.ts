import { oneOf, pageQuery } from '#lib/page-query'

/** Which messages are shown: `N` those that are unread, `Z` those about exams; without it all of them. */
export const messageQuery = pageQuery('/personal/message', { isRead: oneOf('N', 'Z') })

const lists = { N: 'unread', Z: 'exam' } as const

/** The list that an address opens. */
export const messagesOf = ({ isRead }: ReturnType<typeof messageQuery.read>): 'unread' | 'exam' | 'all' =>
  isRead ? lists[isRead] : 'all'
