import { oneOf, pageQuery, anyText } from '#lib/page-query'

export const mistakeStates = ['open', 'due', 'mastered', 'all'] as const

/** The mistakes of one exam. */
export const detailQuery = pageQuery('/personal/mistakeExercises/errorDetail', {
  itmId: anyText,
  state: oneOf(...mistakeStates),
  page: anyText,
})

export const practiceQuery = pageQuery('/exam/mistakeExercises/practice', { id: anyText })
export const practiceReportQuery = pageQuery('/exam/mistakeExercises/report', { id: anyText })
