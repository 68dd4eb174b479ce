import { z } from 'zod'
import { commonErrors, endpoint, id } from '@lyceum/contract/kit'
import { author, path, questionFilter, tag } from './bank.ts'
import { questionErrors } from './errors.ts'
import { questionStates } from './enums.ts'

const questionIds = z.array(id('exam.question')).min(1).max(200)

export const setQuestionState = endpoint({
  method: 'POST',
  path: `${path}-state`,
  kind: 'write',
  access: author,
  deed: 'change',
  summary:
    'Marks questions as drafts, as reviewed, or as no longer asked. Only reviewed ones are drawn by rules.',
  body: z.object({ ids: questionIds, state: z.enum(questionStates) }),
  result: z.object({ changed: z.int() }),
  errors: [commonErrors.NOT_FOUND, questionErrors.QUESTION_OWN_REVIEW],
})

export const setStateOfFound = endpoint({
  method: 'POST',
  path: `${path}-state/found`,
  kind: 'write',
  access: author,
  deed: 'change',
  summary:
    'The same for all questions that a filter finds, 2,000 at most; refused when they are not as many as were shown.',
  body: z.object({
    filter: questionFilter,
    count: z.int().min(1).max(2000),
    state: z.enum(questionStates),
  }),
  result: z.object({ changed: z.int() }),
  errors: [commonErrors.NOT_FOUND, questionErrors.QUESTION_COUNT_CHANGED, questionErrors.QUESTION_OWN_REVIEW],
})

export const moveQuestions = endpoint({
  method: 'POST',
  path: `${path}-move`,
  kind: 'write',
  access: author,
  deed: 'change',
  summary: 'Moves questions into another category.',
  body: z.object({ ids: questionIds, categoryId: id('exam.category') }),
  result: z.object({ changed: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

export const tagQuestions = endpoint({
  method: 'POST',
  path: `${path}-tag`,
  kind: 'write',
  access: author,
  deed: 'change',
  summary: 'Gives questions tags and takes others away; a question carries ten at most, and keeps the first.',
  body: z.object({
    ids: questionIds,
    add: z.array(tag).max(10).default([]),
    remove: z.array(tag).max(10).default([]),
  }),
  result: z.object({ changed: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

export const removeQuestions = endpoint({
  method: 'POST',
  path: `${path}-remove`,
  kind: 'write',
  access: author,
  deed: 'change',
  summary:
    'Removes questions that no paper names and that never stood in a form; the others are kept and counted, and can be retired.',
  body: z.object({ ids: questionIds }),
  result: z.object({ removed: z.int(), kept: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})
