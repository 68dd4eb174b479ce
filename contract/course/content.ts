import { z } from 'zod'
import { documentTree, id, line } from '../kit/index.ts'
import { surveyQuestion, testQuestion } from './question.ts'
import { rule } from './rule.ts'

const points = z.number().min(0).max(1000)
const times = z.int().min(1).max(999).nullable()

/** Fields shared by every kind of module. */
const common = z.object({
  id: id('course.module'),
  /** Empty while it is being written. */
  title: line(80, 0),
  note: documentTree.nullable().default(null),
  /** Duration, if no file provides it. */
  minutes: z.int().min(0).max(6000).default(0),
  lecturerId: id('identity.account').nullable().default(null),
  isRequired: z.boolean().default(true),
  /** Score, weight in the course's score in percent, and the required and passing scores (B-255). */
  score: points.default(0),
  weight: z.number().min(0).max(100).default(0),
  validScore: points.default(0),
  requiredScore: points.nullable().default(null),
  maxOpens: times.default(null),
  maxSubmits: times.default(null),
  checksPresence: z.boolean().default(false),
  checksFace: z.boolean().default(false),
  isMobile: z.boolean().default(true),
  /** Can be viewed before enrolling. */
  isTrial: z.boolean().default(false),
  requires: rule.nullable().default(null),
})

const fileId = id('file.file').nullable().default(null)
/** Percent of a recording or of pages that counts as viewed (decisions, Q-073). */
const threshold = z.int().min(1).max(100).default(90)
const mark = z.object({ second: z.int().min(0).max(360_000), title: line(60, 0) })

/** A video or audio recording. */
const recording = z
  .object({
    fileId,
    threshold,
    isSeekable: z.boolean().default(true),
    maxSpeed: z.number().min(1).max(3).default(2),
    marks: z.array(mark).max(100).default([]),
  })
  .prefault({})

/** A package that reports its own progress, or a file to download. */
const attached = z.object({ fileId }).prefault({})
const pages = z.object({ fileId, threshold }).prefault({})
const link = z
  .object({ address: z.union([z.url({ protocol: /^https$/ }).max(500), z.literal('')]).default('') })
  .prefault({})

/** What an assignment asks for, and how many files may be handed in. */
const assignment = z
  .object({
    task: documentTree.default({ blocks: [] }),
    maxFiles: z.int().min(1).max(10).default(5),
  })
  .prefault({})

const test = z
  .object({
    questions: z.array(testQuestion).max(200).default([]),
    isShuffled: z.boolean().default(false),
  })
  .prefault({})

const questionnaire = z
  .object({
    questions: z.array(surveyQuestion).max(200).default([]),
    isAnonymous: z.boolean().default(false),
  })
  .prefault({})

/** One module; `body` depends on its kind. Missing values are reported before publishing. */
export const moduleContent = z.discriminatedUnion('type', [
  common.extend({ type: z.literal('VOD'), body: recording }),
  common.extend({ type: z.literal('AUD'), body: recording }),
  common.extend({ type: z.literal('SCO'), body: attached }),
  common.extend({ type: z.literal('RDG'), body: pages }),
  common.extend({ type: z.literal('REF'), body: attached }),
  common.extend({ type: z.literal('URLVOD'), body: link }),
  common.extend({ type: z.literal('ASS'), body: assignment }),
  common.extend({ type: z.literal('TST'), body: test }),
  common.extend({ type: z.literal('ACE'), body: questionnaire }),
])

const chapter = z.object({ title: line(60, 0), modules: z.array(moduleContent).max(100) })

/** The content of a course and its completion rule. Published as an immutable version. */
export const courseContent = z.object({
  introduction: documentTree.default({ blocks: [] }),
  chapters: z.array(chapter).max(60).default([]),
  /** Null: every required module must be done. */
  criteria: rule.nullable().default(null),
  /** Passing score of the course; null: the course has no score and is only completed. */
  passScore: z.number().min(0).max(100).nullable().default(null),
})

export type ModuleContent = z.output<typeof moduleContent>
/** A module of one kind: `ModuleOf<'VOD'>`. */
export type ModuleOf<T extends ModuleContent['type']> = Extract<ModuleContent, { readonly type: T }>
export type CourseContent = z.output<typeof courseContent>
