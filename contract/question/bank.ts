import { z } from 'zod'
import { storedFile } from '../file/index.ts'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { questionErrors } from './errors.ts'
import { questionBody, questionPart } from './question.ts'
import { healthMarks, paperKinds, paperStates, questionStates, questionTypes } from './enums.ts'

/** Path of the question bank's endpoints. */
export const path = '/app/api/admin/question'
const read = { permission: 'exam.read' } as const
export const author = { permission: 'exam.author' } as const
const questionId = z.object({ id: id('exam.question') })

const difficulty = z.int().min(1).max(5)
export const tag = line(20)

/** Category and number of a question in the bank. */
const place = z.object({
  categoryId: id('exam.category'),
  difficulty,
  pointIds: z.array(id('exam.point')).max(10).default([]),
  tags: z.array(tag).max(10).default([]),
})

/** Average share of the points reached, from 0 to 1. Null while nobody has answered. */
const share = z.number().min(0).max(1).nullable()

/** The question filter; every field is optional. */
export const questionFilter = z.object({
  text: z.string().trim().max(80).default(''),
  type: z.enum(questionTypes).optional(),
  state: z.enum(questionStates).optional(),
  categoryId: id('exam.category').optional(),
  difficulty: z.coerce.number().int().min(1).max(5).optional(),
  pointId: id('exam.point').optional(),
  tag: z.string().trim().max(20).optional(),
  health: z.enum(healthMarks).exclude(['misleading']).optional(),
  /** Only questions written by this import. */
  importId: id('exam.import').optional(),
})

export const listQuestions = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access: read,
  summary:
    'Questions of the bank by filter, the newest change first; a page goes on after the last one shown. A category includes those below it; a number as `text` finds the question with that number. `total` is exact up to 10,000; `stale` of them were not touched for a year.',
  query: questionFilter.extend({
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({
    total: z.int(),
    stale: z.int(),
    records: z.array(
      z.object({
        id: id('exam.question'),
        number: z.int(),
        type: z.enum(questionTypes),
        state: z.enum(questionStates),
        /** The stem as plain text, with blanks as lines. */
        text: z.string(),
        categoryId: id('exam.category'),
        difficulty,
        points: z.array(z.object({ id: id('exam.point'), name: z.string() })),
        tags: z.array(z.string()),
        score: z.number(),
        /** Of the current version. */
        facility: share,
        /** Papers that reference it, and frozen forms that contain it. */
        papers: z.int(),
        drawn: z.int(),
        /** Papers that reference it or have drawn it, each counted once. */
        usedIn: z.int(),
        marks: z.array(z.enum(healthMarks)),
        updatedAt: moment,
      }),
    ),
    /** Give this as `after` for the next page; empty at the end. */
    next: z.string(),
  }),
})

const health = z.object({
  answered: z.int(),
  facility: share,
  /** From -1 to 1: whether people who do well elsewhere do well here. Null below 10 answers. */
  discrimination: z.number().min(-1).max(1).nullable(),
  flags: z.int(),
  marks: z.array(z.enum(healthMarks)),
  /** Share of people who chose each option, by the option's slot. */
  picks: z.array(z.object({ slot: z.string(), share: z.number().min(0).max(1) })),
})

const shownVersion = z.object({
  id: id('exam.version'),
  number: z.int(),
  byName: z.string(),
  createdAt: moment,
  /** When it was first used in a form: from then on it never changes. */
  usedAt: moment.nullable(),
})

export const getQuestion = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  kind: 'read',
  access: read,
  summary:
    'One question as its author sees it: content and key of the version that holds now, where it stands, its versions, its health, and questions that ask the same.',
  params: questionId,
  result: place.extend({
    id: id('exam.question'),
    number: z.int(),
    state: z.enum(questionStates),
    body: questionBody,
    points: z.array(z.object({ id: id('exam.point'), name: z.string() })),
    categoryNames: z.array(z.string()),
    /** Whether this version was used: a save then creates the next version instead of changing it. */
    isUsed: z.boolean(),
    versionId: id('exam.version'),
    versions: z.array(shownVersion),
    /** As in the list. */
    usedIn: z.int(),
    health,
    twins: z.array(z.object({ id: id('exam.question'), number: z.int(), text: z.string() })),
    /** Files that it shows, with links that expire after some minutes. */
    files: z.array(storedFile),
    byName: z.string(),
    reviewedByName: z.string(),
    reviewedAt: moment.nullable(),
    updatedAt: moment,
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const getQuestionVersion = endpoint({
  method: 'GET',
  path: `${path}/:id/version/:versionId`,
  kind: 'read',
  access: read,
  summary: 'A question as it was asked in one of its versions, with its key and its health then.',
  params: questionId.extend({ versionId: id('exam.version') }),
  result: shownVersion.extend({ body: questionBody, health }),
  errors: [commonErrors.NOT_FOUND],
})

const written = place.extend({
  content: questionBody.shape.content,
  key: questionBody.shape.key,
  score: questionBody.shape.score,
  explanation: questionBody.shape.explanation,
  links: questionBody.shape.links,
  parts: z.array(questionPart).max(20).default([]),
  /** Save even though the bank already has the same question. */
  isTwinMeant: z.boolean().default(false),
})

const saveQuestionErrors = [
  commonErrors.NOT_FOUND,
  questionErrors.QUESTION_NOT_WHOLE,
  questionErrors.QUESTION_TWICE,
  questionErrors.QUESTION_FILE_UNFIT,
]

export const createQuestion = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access: author,
  summary:
    'Writes a new question, as a draft. Options are sent with slots of the author’s choice, which the key names; the bank gives them other names.',
  body: written,
  result: z.object({ id: id('exam.question'), number: z.int() }),
  errors: saveQuestionErrors,
})

export const saveQuestion = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  kind: 'write',
  access: author,
  summary:
    'Changes a question. A version that was used stays as it is and the next one is made; `since` is the `updatedAt` that the editor began with.',
  params: questionId,
  body: written.extend({ since: moment }),
  result: z.object({ id: id('exam.question'), versionId: id('exam.version'), isNewVersion: z.boolean() }),
  errors: [...saveQuestionErrors, questionErrors.QUESTION_CHANGED],
})

export const listQuestionUses = endpoint({
  method: 'GET',
  path: `${path}/:id/use`,
  kind: 'read',
  access: read,
  summary: 'Where a question is used: papers that name it, and papers in whose forms it was drawn.',
  params: questionId,
  result: z.object({
    records: z.array(
      z.object({
        id: id('exam.paper'),
        title: z.string(),
        kind: z.enum(paperKinds),
        state: z.enum(paperStates),
        isNamed: z.boolean(),
        forms: z.int(),
      }),
    ),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const listDuplicateQuestions = endpoint({
  method: 'GET',
  path: `${path}-twin`,
  kind: 'read',
  access: read,
  summary:
    'Questions that ask the same, marks and spaces aside, in groups; retired ones are left out. Fifty groups at most.',
  result: z.object({
    groups: z.array(
      z.array(
        z.object({
          id: id('exam.question'),
          number: z.int(),
          text: z.string(),
          type: z.enum(questionTypes),
          state: z.enum(questionStates),
          updatedAt: moment,
        }),
      ),
    ),
  }),
})

export const listQuestionTags = endpoint({
  method: 'GET',
  path: `${path}-tag`,
  kind: 'read',
  access: read,
  summary: 'Tags in use, the most used first, a hundred at most.',
  result: z.object({ records: z.array(z.object({ tag: z.string(), questions: z.int() })) }),
})
