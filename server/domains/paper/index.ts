import type { Domain } from '#platform/domain'
import { paperRoutes } from './authoring/routes.ts'
import { papersNamed, paperTitles } from './authoring/title-queries.ts'
import { questionUses } from './authoring/use-queries.ts'
import { jobs } from './jobs.ts'

export { drawForms } from './form/draw-forms.ts'
export { formById, formsOf, keysById, keysOfForms } from './form/form-store.ts'
export { type Form, formOf, formsAt, formsFor, warmForms } from './form/known-form-store.ts'
export { leavesOf } from './form/leaves.ts'
export { paperFigures, paperOf } from './form/paper-queries.ts'
export { possibleQuestions } from './form/possible-questions.ts'
export { formKeys } from './form/read-form.ts'
export { drawTicket } from './form/tickets.ts'

export const domain: Domain = {
  name: 'paper',
  routes: paperRoutes,
  jobs,
  titles: { 'exam.paper': paperTitles },
  named: [papersNamed],
  questionUses,
}
