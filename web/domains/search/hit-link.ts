import type { SearchType } from '@lyceum/contract/search'
import { addressOf } from '#lib/page/navigation'

type Found = { readonly type: SearchType; readonly id: string }

/** The page of each type. Listed here, so that the top bar does not load the domains. */
const links: Readonly<Record<SearchType, (id: string) => string>> = {
  course: (itmId) => addressOf('/course/detail', { itmId }),
  exam: (itmId) => addressOf('/exam/online', { itmId }),
  topic: (itmId) => addressOf('/course/detail', { itmId }),
  game: (itmId) => addressOf('/course/detail', { itmId }),
  knowledge: (id) => addressOf('/repository/doc/detail', { id }),
  question: (id) => addressOf('/questionAnswer/detail', { id }),
  circle: (wcId) => addressOf('/circle/detail/home', { wcId }),
  notice: (id) => addressOf('/news/detail', { id, kind: 'notice' }),
  article: (id) => addressOf('/news/detail', { id, kind: 'article' }),
  user: (usrEntId) => addressOf('/visitor/info', { usrEntId }),
}

export const hitAddress = ({ type, id }: Found): string => links[type](id)
