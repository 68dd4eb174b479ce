import { oneOf, pageQuery, words } from '#lib/page-query'

export const mistakeStates = ['open', 'due', 'mastered', 'all'] as const

/** The mistakes of one exam. */
export const detailQuery = pageQuery('/personal/mistakeExercises/errorDetail', {
  itmId: words,
  state: oneOf(...mistakeStates),
  page: words,
})

export const practiceQuery = pageQuery('/exam/mistakeExercises/practice', { id: words })
export const practiceReportQuery = pageQuery('/exam/mistakeExercises/report', { id: words })
