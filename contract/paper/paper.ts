import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { paperErrors } from './errors.ts'
import { paperDocument, paperKeys } from './paper-document.ts'
import { questionScore } from '../question/question.ts'
import { paperKinds, paperStates, questionStates, questionTypes } from '../question/enums.ts'

const path = '/app/api/admin/paper'
const read = { permission: 'exam.read' } as const
const author = { permission: 'exam.author' } as const
const paperId = z.object({ id: id('exam.paper') })

/** Draws this many questions of a kind; omitted fields match anything. */
const paperRule = z.object({
  type: z.enum(questionTypes).nullable().default(null),
  categoryId: id('exam.category').nullable().default(null),
  difficulties: z.array(z.int().min(1).max(5)).max(5).default([]),
  pointId: id('exam.point').nullable().default(null),
  tag: line(20).nullable().default(null),
  count: z.int().min(1).max(500),
  /** Score of each question; for a scenario, of all its parts together. */
  score: questionScore,
})

/** A fixed question and its score on this paper. */
const paperItem = z.object({ questionId: id('exam.question'), score: questionScore })

const section = z.object({
  title: line(60),
  items: z.array(paperItem).max(300).default([]),
  rules: z.array(paperRule).max(60).default([]),
})

const paperSummary = z.object({
  id: id('exam.paper'),
  title: z.string(),
  kind: z.enum(paperKinds),
  state: z.enum(paperStates),
  fullScore: z.number(),
  /** Number of answers: each part of a fixed scenario counts, a drawn scenario counts as one. */
  questionCount: z.int(),
  byName: z.string(),
  updatedAt: moment,
})

export const listPapers = endpoint({
  method: 'GET',
  path,
  kind: 'read',
  access: read,
  summary: 'Papers, the newest change first; a page goes on after the last one shown.',
  query: z.object({
    text: z.string().trim().max(80).default(''),
    kind: z.enum(paperKinds).optional(),
    state: z.enum(paperStates).optional(),
    after: z.string().max(60).default(''),
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
  }),
  result: z.object({ records: z.array(paperSummary), next: z.string() }),
})

export const createPaper = endpoint({
  method: 'POST',
  path,
  kind: 'write',
  access: author,
  summary: 'Begins a paper: empty, or with these questions in one section.',
  body: z.object({
    title: line(80),
    kind: z.enum(paperKinds),
    questionIds: z.array(id('exam.question')).max(200).default([]),
  }),
  result: paperId,
  errors: [commonErrors.NOT_FOUND, paperErrors.PAPER_UNFIT],
})

export const getPaper = endpoint({
  method: 'GET',
  path: `${path}/:id`,
  kind: 'read',
  access: read,
  summary:
    'One paper: its sections with named questions or with rules, each rule with how many reviewed questions fit it now, and how many the whole lacks.',
  params: paperId,
  result: paperSummary.extend({
    revision: z.int(),
    /** Frozen forms drawn from it so far. */
    forms: z.int(),
    shufflesQuestions: z.boolean(),
    shufflesOptions: z.boolean(),
    sections: z.array(
      z.object({
        title: z.string(),
        items: z.array(
          z.object({
            questionId: id('exam.question'),
            score: z.number(),
            number: z.int(),
            type: z.enum(questionTypes),
            state: z.enum(questionStates),
            text: z.string(),
            difficulty: z.int(),
          }),
        ),
        rules: z.array(
          z.object({
            type: z.enum(questionTypes).nullable(),
            categoryId: id('exam.category').nullable(),
            categoryName: z.string(),
            difficulties: z.array(z.int()),
            pointId: id('exam.point').nullable(),
            pointName: z.string(),
            tag: z.string().nullable(),
            count: z.int(),
            score: z.number(),
            /** Reviewed questions that match, regardless of the other rules. */
            fitting: z.int(),
            /** How many are missing after all rules were satisfied as well as possible. */
            missing: z.int(),
          }),
        ),
      }),
    ),
    missing: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND],
})

export const savePaper = endpoint({
  method: 'PUT',
  path: `${path}/:id`,
  kind: 'write',
  access: author,
  summary:
    'Changes a paper that is not retired. Forms that were drawn stay as they are; those drawn from now on follow the new text. `revision` is the one that the editor began with.',
  params: paperId,
  body: z.object({
    revision: z.int().min(1),
    title: line(80),
    shufflesQuestions: z.boolean(),
    shufflesOptions: z.boolean(),
    sections: z.array(section).max(20),
  }),
  result: z.object({ id: id('exam.paper'), revision: z.int() }),
  errors: [
    commonErrors.NOT_FOUND,
    paperErrors.PAPER_CHANGED,
    paperErrors.PAPER_UNFIT,
    paperErrors.PAPER_WRONG_STATE,
    paperErrors.EXAM_NOT_ENOUGH_QUESTIONS,
  ],
})

export const setPaperState = endpoint({
  method: 'POST',
  path: `${path}/:id/state`,
  kind: 'write',
  access: author,
  deed: 'change',
  summary: 'Makes a paper ready for exams (the bank must be large enough), a draft again, or retires it.',
  params: paperId,
  body: z.object({ state: z.enum(paperStates) }),
  result: paperId,
  errors: [commonErrors.NOT_FOUND, paperErrors.EXAM_NOT_ENOUGH_QUESTIONS],
})

export const copyPaper = endpoint({
  method: 'POST',
  path: `${path}/:id/copy`,
  kind: 'write',
  access: author,
  summary: 'Begins a new paper from another.',
  params: paperId,
  body: z.object({ title: line(80) }),
  result: paperId,
  errors: [commonErrors.NOT_FOUND],
})

export const removePaper = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  kind: 'write',
  access: author,
  summary: 'Removes a paper from which no form was drawn.',
  params: paperId,
  result: paperId,
  errors: [commonErrors.NOT_FOUND, commonErrors.RESOURCE_IN_USE],
})

export const previewPaper = endpoint({
  method: 'GET',
  path: `${path}/:id/preview`,
  kind: 'read',
  access: author,
  summary:
    'A paper as one candidate could get it, with its key, drawn by a seed and not kept. The same seed shows the same one while the bank is unchanged.',
  params: paperId,
  query: z.object({ seed: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  result: z.object({ document: paperDocument, keys: paperKeys }),
  errors: [commonErrors.NOT_FOUND, paperErrors.EXAM_NOT_ENOUGH_QUESTIONS],
})

const spread = z.object({
  /** How many questions of a paper it covers: minimum, mean and maximum over all papers. */
  least: z.int(),
  mean: z.number(),
  most: z.int(),
})

export const simulatePaper = endpoint({
  method: 'GET',
  path: `${path}/:id/simulate`,
  kind: 'read',
  access: author,
  rate: 'export',
  summary:
    'Draws many papers without keeping any and says what would come out: shortages, how much neighbours have in common, how the bank is used, the spread over difficulties and knowledge points, and how many would pass as people answered so far.',
  params: paperId,
  query: z.object({
    papers: z.coerce.number().int().min(2).max(500).default(500),
    /** Percent of the full score needed to pass. */
    passPercent: z.coerce.number().min(1).max(100).default(60),
  }),
  result: z.object({
    papers: z.int(),
    /** Per rule, in paper order: what the bank lacks. Empty: every paper can be drawn. */
    shortages: z.array(z.object({ rule: z.int(), wanted: z.int(), fitting: z.int(), missing: z.int() })),
    /** Rules with fewer than twice as many matching questions as they need: papers will be very similar. */
    narrow: z.array(z.object({ rule: z.int(), wanted: z.int(), fitting: z.int() })),
    /** Questions that two papers drawn one after the other have in common, as a share of a paper. */
    overlap: z.object({ mean: z.number(), most: z.number() }),
    /** Questions used in at least one paper, out of all matching ones; and in how many papers the most used one is. */
    usage: z.object({ used: z.int(), fitting: z.int(), busiest: z.int() }),
    difficulties: z.array(spread.extend({ difficulty: z.int() })),
    points: z.array(spread.extend({ id: id('exam.point'), name: z.string() })),
    /** Percent of candidates expected to pass, and the expected mean percent of the full score. */
    expectedPass: z.number(),
    expectedScore: z.number(),
    /** The easiest and the hardest paper by expected percent of the full score: a wide gap is unfair. */
    easiest: z.number(),
    hardest: z.number(),
    /** Questions with too few answers: their facility is estimated from their difficulty. */
    guessed: z.int(),
  }),
  errors: [commonErrors.NOT_FOUND],
})
