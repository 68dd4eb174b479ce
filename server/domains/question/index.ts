import type { Domain } from '#platform/domain'
import { questionTitles, versionTitles } from './bank/title-queries.ts'
import { bankCategoryTitles, pointTitles } from './category/title-queries.ts'
import { questionsExport } from './exchange/export-questions.ts'
import { jobs } from './jobs.ts'
import { routesFor } from './routes.ts'
import { usesOf } from './uses.ts'

export { textOf } from './bank/question-rules.ts'
export { taughtIn } from './bank/suggest-courses-queries.ts'
export { pointsNamed } from './category/point-store.ts'
export { allCategories } from './category/store.ts'
export { bankQuestions, hasPartsToMark } from './drawing/bank-queries.ts'
export { bankRevision, drawable, versionsWithKeys } from './drawing/bank-store.ts'
export {
  countDrawn,
  currentVersions,
  lockVersions,
  markUsed,
  writePaperCounts,
} from './drawing/drawn-store.ts'
export type { BankQuestion, FormQuestion } from './drawing/form-question.ts'
export { namedQuestions } from './drawing/named-store.ts'
export { addPicks, addSigns, type ItemSign } from './health/item-store.ts'
export { pointsOf } from './health/point-queries.ts'
export { expectedFacility, isGuessed } from './health/rules.ts'
export { sumsByQuestion } from './health/stat-store.ts'

/** The question bank: what uses its questions is for the domains above to say when a call comes. */
export function questionOver(domains: () => readonly Domain[]): Domain {
  return {
    name: 'question',
    routes: routesFor(usesOf(domains)),
    jobs,
    exports: [questionsExport],
    titles: {
      'exam.category': bankCategoryTitles,
      'exam.point': pointTitles,
      'exam.question': questionTitles,
      'exam.version': versionTitles,
    },
  }
}
