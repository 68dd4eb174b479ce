/** What can be found (B-427, Q-130), in the order of the tabs; a type whose room does not stand yet has nothing. */
export const searchTypes = [
  'course',
  'exam',
  'topic',
  'game',
  'knowledge',
  'question',
  'circle',
  'notice',
  'article',
  'user',
] as const
export type SearchType = (typeof searchTypes)[number]
