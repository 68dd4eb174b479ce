/** Searchable types (B-427, Q-130) in tab order; a type whose domain does not exist yet finds nothing. */
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
