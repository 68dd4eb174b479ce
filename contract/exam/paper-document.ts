import { z } from 'zod'
import { documentTree } from '../kit/index.ts'

/**
 * A paper as a learner sees it: frozen, immutable, and without a trace of what is right.
 * The key to it lies in another schema, which the role that serves learners cannot read (INV-E02).
 */

/** The name of an option, a blank or a side of a pair inside one question; says nothing about what is right. */
const slot = z.string().regex(/^[A-Za-z0-9]{1,8}$/)

const option = z.object({ slot, content: documentTree })

const asked = z.object({
  /** The version of the question in the bank, which never changes. */
  questionVersionId: z.string(),
  /** Its place on the paper from 1; a part of a scenario has its own. */
  no: z.int().min(1),
  stem: documentTree,
  score: z.number().min(0),
})

const leafQuestion = z.discriminatedUnion('type', [
  asked.extend({ type: z.literal('MC'), options: z.array(option).min(2).max(12) }),
  asked.extend({ type: z.literal('MC_MANY'), options: z.array(option).min(2).max(12) }),
  asked.extend({ type: z.literal('TF') }),
  /** The stem shows each blank as the run `{{slot}}`. */
  asked.extend({ type: z.literal('FB'), blanks: z.array(slot).min(1).max(12) }),
  asked.extend({
    type: z.literal('MT'),
    left: z.array(option).min(2).max(12),
    right: z.array(option).min(2).max(12),
  }),
  asked.extend({ type: z.literal('ES'), maxLength: z.int().max(20_000) }),
  asked.extend({ type: z.literal('SR'), maxSeconds: z.int().max(600) }),
])

/** A scenario: one text, then questions about it, each scored by itself. */
const scenario = asked.extend({ type: z.literal('SI'), children: z.array(leafQuestion).min(1).max(20) })

export const paperQuestion = z.union([leafQuestion, scenario])
export const paperDocument = z.object({
  fullScore: z.number().min(0),
  questionCount: z.int().min(0),
  sections: z.array(z.object({ title: z.string(), questions: z.array(paperQuestion) })),
})

/** What a learner answered, in the shape of its question; absent until something was answered. */
export const answerValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MC'), slot: slot.nullable() }),
  z.object({ type: z.literal('MC_MANY'), slots: z.array(slot).max(12) }),
  z.object({ type: z.literal('TF'), isTrue: z.boolean().nullable() }),
  z.object({ type: z.literal('FB'), blanks: z.record(slot, z.string().max(500)) }),
  z.object({ type: z.literal('MT'), pairs: z.record(slot, slot) }),
  z.object({ type: z.literal('ES'), text: z.string().max(20_000) }),
  /** The recording is a file of the learner's own. */
  z.object({ type: z.literal('SR'), fileId: z.string().nullable(), seconds: z.number().min(0).max(600) }),
])

/** The key to one question of a paper: never sent to a learner before its release. */
export const paperKey = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MC'), right: slot }),
  z.object({ type: z.literal('MC_MANY'), right: z.array(slot).min(1), partial: z.boolean() }),
  z.object({ type: z.literal('TF'), right: z.boolean() }),
  /** For each blank what is accepted; letter case and spaces at the ends do not count unless `exact`. */
  z.object({
    type: z.literal('FB'),
    accepted: z.record(slot, z.array(z.string()).min(1)),
    exact: z.boolean(),
  }),
  z.object({ type: z.literal('MT'), pairs: z.record(slot, slot) }),
  z.object({ type: z.literal('ES'), guide: z.string() }),
  z.object({ type: z.literal('SR'), guide: z.string() }),
])

/** The whole key: per question version (parts of a scenario included) the answer and why it is right. */
export const paperKeys = z.record(
  z.string(),
  z.object({ key: paperKey, score: z.number().min(0), explanation: documentTree }),
)

export type PaperDocument = z.output<typeof paperDocument>
export type PaperQuestion = z.output<typeof paperQuestion>
export type LeafQuestion = z.output<typeof leafQuestion>
export type AnswerValue = z.output<typeof answerValue>
export type PaperKey = z.output<typeof paperKey>
export type PaperKeys = z.output<typeof paperKeys>
