import { pageQuery, anyText } from '#lib/page-query'

/** The person in the URL (B-016: in the query, never in the path). */
export const visitorQuery = pageQuery('/visitor/info', { usrEntId: anyText })

export const visitorTabs = ['info', 'data', 'study', 'share', 'fans', 'attention'] as const
export type VisitorTab = (typeof visitorTabs)[number]
