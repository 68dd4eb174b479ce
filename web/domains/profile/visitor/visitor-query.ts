import { pageQuery, words } from '#lib/page-query'

/** Whose page it is (B-016: in the query, never in the path). */
export const visitorQuery = pageQuery('/visitor/info', { usrEntId: words })

export const visitorTabs = ['info', 'data', 'study', 'share', 'fans', 'attention'] as const
export type VisitorTab = (typeof visitorTabs)[number]
