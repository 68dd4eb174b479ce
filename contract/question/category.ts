import { z } from 'zod'
import { commonErrors, endpoint, id, line } from '../kit/index.ts'
import { questionErrors } from './errors.ts'

const path = '/app/api/admin/question-category'
const read = { permission: 'exam.read' } as const
const author = { permission: 'exam.author' } as const
const categoryId = z.object({ id: id('exam.category') })

export const listQuestionCategories = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access: read,
  summary:
    'All categories of questions, parents before children. `questions` counts those in the category itself, of every state; a parent’s whole is the sum with its children. `total` is all of the bank.',
  result: z.object({
    total: z.int(),
    records: z.array(
      z.object({
        id: id('exam.category'),
        parentId: id('exam.category').nullable(),
        name: z.string(),
        level: z.int(),
        position: z.int(),
        questions: z.int(),
      }),
    ),
  }),
})

export const addQuestionCategory = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access: author,
  summary: 'Adds a category of questions below another, or at the top; three levels at most.',
  body: z.object({ parentId: id('exam.category').nullable().default(null), name: line(30) }),
  result: categoryId,
  errors: [
    commonErrors.NOT_FOUND,
    questionErrors.QUESTION_CATEGORY_DEEP,
    questionErrors.QUESTION_CATEGORY_TAKEN,
  ],
})

export const editQuestionCategory = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  kind: 'write',
  access: author,
  summary: 'Renames a category of questions and gives it its place among its siblings.',
  params: categoryId,
  body: z.object({ name: line(30), position: z.int().min(0).max(999) }),
  result: categoryId,
  errors: [commonErrors.NOT_FOUND, questionErrors.QUESTION_CATEGORY_TAKEN],
})

export const removeQuestionCategory = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  kind: 'write',
  access: author,
  summary:
    'Removes a category that holds neither questions nor categories and that no rule of a paper names.',
  params: categoryId,
  result: categoryId,
  errors: [commonErrors.NOT_FOUND, commonErrors.RESOURCE_IN_USE],
})

const pointPath = '/app/api/admin/knowledge-point'
const pointId = z.object({ id: id('exam.point') })

export const listKnowledgePoints = endpoint({
  method: 'GET',
  path: pointPath,
  kind: 'read',
  access: read,
  summary:
    'Knowledge points whose name holds a text, by name, two hundred at most; each with how many questions ask about it.',
  query: z.object({ text: z.string().trim().max(40).default('') }),
  result: z.object({
    records: z.array(z.object({ id: id('exam.point'), name: z.string(), questions: z.int() })),
  }),
})

export const addKnowledgePoint = endpoint({
  method: 'POST',
  path: pointPath,
  kind: 'write',
  access: author,
  summary: 'Adds a knowledge point.',
  body: z.object({ name: line(40) }),
  result: pointId,
  errors: [questionErrors.KNOWLEDGE_POINT_TAKEN],
})

export const editKnowledgePoint = endpoint({
  method: 'PUT',
  path: `${pointPath}/:id`,
  kind: 'write',
  access: author,
  summary: 'Renames a knowledge point.',
  params: pointId,
  body: z.object({ name: line(40) }),
  result: pointId,
  errors: [commonErrors.NOT_FOUND, questionErrors.KNOWLEDGE_POINT_TAKEN],
})

export const removeKnowledgePoint = endpoint({
  method: 'DELETE',
  path: `${pointPath}/:id`,
  kind: 'write',
  access: author,
  summary: 'Removes a knowledge point that no question and no rule of a paper names.',
  params: pointId,
  result: pointId,
  errors: [commonErrors.NOT_FOUND, commonErrors.RESOURCE_IN_USE],
})
