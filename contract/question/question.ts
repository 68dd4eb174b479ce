import { z } from 'zod'
import { documentTree, line } from '../kit/index.ts'
import { paperKey } from './shown-question.ts'

/**
 * A question as the bank stores it. `content` is what a paper shows; the key, the explanation and the teaching links
 * are stored apart from it. A draft uses the author's own slot names; the bank replaces them with names that reveal
 * nothing, and keeps those it knows from the previous version.
 */

const slot = z.string().regex(/^[A-Za-z0-9]{1,8}$/)
const option = z.object({ slot, content: documentTree })
const options = z.array(option).min(2).max(12)

const leafContents = [
  z.object({ type: z.literal('MC'), stem: documentTree, options }),
  z.object({ type: z.literal('MC_MANY'), stem: documentTree, options }),
  z.object({ type: z.literal('TF'), stem: documentTree }),
  /** The stem shows each blank as the run `{{slot}}`. */
  z.object({ type: z.literal('FB'), stem: documentTree, blanks: z.array(slot).min(1).max(12) }),
  z.object({ type: z.literal('MT'), stem: documentTree, left: options, right: options }),
  z.object({
    type: z.literal('ES'),
    stem: documentTree,
    maxLength: z.int().min(1).max(20_000).default(2000),
  }),
  z.object({ type: z.literal('SR'), stem: documentTree, maxSeconds: z.int().min(5).max(600).default(120) }),
] as const

/** One question that is answered on its own; a part of a scenario is one too. */
export const leafContent = z.discriminatedUnion('type', leafContents)
/** A leaf question, or the text of a scenario, whose questions are its parts. */
export const questionContent = z.discriminatedUnion('type', [
  ...leafContents,
  z.object({ type: z.literal('SI'), stem: documentTree }),
])

const number = z.string().regex(/^[1-9]\d{0,18}$/)

/** What teaches the answer: a minute of a lesson, an internal document, or an external page. */
export const teachingLink = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('lesson'),
    courseId: number,
    moduleId: number,
    second: z.int().min(0).max(86_400),
    title: line(120),
  }),
  z.object({ kind: z.literal('file'), fileId: number, title: line(120) }),
  z.object({ kind: z.literal('page'), address: z.url({ protocol: /^https?$/ }).max(500), title: line(120) }),
])

/** Scores have at most one decimal. */
export const questionScore = z.number().min(0.1).max(1000).multipleOf(0.1)

const answered = {
  explanation: documentTree.default({ blocks: [] }),
  links: z.array(teachingLink).max(10).default([]),
}

/** A part of a scenario, with its own content, key and score. */
export const questionPart = z.object({
  content: leafContent,
  key: paperKey,
  score: questionScore,
  ...answered,
})

/** A whole question as its author sends it and gets it back. */
export const questionBody = z.object({
  content: questionContent,
  /** Null for a scenario alone. */
  key: paperKey.nullable(),
  /** For a scenario: always the sum of its parts, whatever is sent. */
  score: questionScore,
  ...answered,
  parts: z.array(questionPart).max(20).default([]),
})

/** What is wrong with a draft; `part` from 1 inside a scenario, 0 for the whole. */
export const questionFaults = [
  'noStem',
  'noOption',
  'sameOption',
  'noRight',
  'rightBeyond',
  'oneRight',
  'noBlank',
  'noAccepted',
  'unpaired',
  'noParts',
  'wrongKey',
] as const
export type QuestionFault = (typeof questionFaults)[number]

export type LeafContent = z.output<typeof leafContent>
export type QuestionContent = z.output<typeof questionContent>
export type QuestionPart = z.output<typeof questionPart>
export type QuestionBody = z.output<typeof questionBody>
export type TeachingLink = z.output<typeof teachingLink>
