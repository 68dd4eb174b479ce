import { z } from 'zod'
import { documentTree } from '@lyceum/contract/kit'

/** The name of an option, a blank or a side of a pair inside one question; reveals nothing about the right answer. */
const slot = z.string().regex(/^[A-Za-z0-9]{1,8}$/)

const option = z.object({ slot, content: documentTree })

const questionBase = z.object({
  /** The immutable version of the question in the bank. */
  questionVersionId: z.string(),
  /** Number on the paper, starting at 1; parts of a scenario have their own. */
  no: z.int().min(1),
  stem: documentTree,
  score: z.number().min(0),
})

const leafQuestion = z.discriminatedUnion('type', [
  questionBase.extend({ type: z.literal('MC'), options: z.array(option).min(2).max(12) }),
  questionBase.extend({ type: z.literal('MC_MANY'), options: z.array(option).min(2).max(12) }),
  questionBase.extend({ type: z.literal('TF') }),
  /** The stem shows each blank as the run `{{slot}}`. */
  questionBase.extend({ type: z.literal('FB'), blanks: z.array(slot).min(1).max(12) }),
  questionBase.extend({
    type: z.literal('MT'),
    left: z.array(option).min(2).max(12),
    right: z.array(option).min(2).max(12),
  }),
  questionBase.extend({ type: z.literal('ES'), maxLength: z.int().max(20_000) }),
  questionBase.extend({ type: z.literal('SR'), maxSeconds: z.int().max(600) }),
])

/** A scenario: one text, then questions about it, each scored by itself. */
const scenario = questionBase.extend({
  type: z.literal('SI'),
  children: z.array(leafQuestion).min(1).max(20),
})

/** A question as a paper asks it, without a trace of what is right. */
export const paperQuestion = z.union([leafQuestion, scenario])

/** A learner's answer, shaped by its question type; absent until something was answered. */
export const answerValue = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MC'), slot: slot.nullable() }),
  z.object({ type: z.literal('MC_MANY'), slots: z.array(slot).max(12) }),
  z.object({ type: z.literal('TF'), isTrue: z.boolean().nullable() }),
  z.object({ type: z.literal('FB'), blanks: z.record(slot, z.string().max(500)) }),
  z.object({ type: z.literal('MT'), pairs: z.record(slot, slot) }),
  z.object({ type: z.literal('ES'), text: z.string().max(20_000) }),
  /** The recording is a file owned by the learner. */
  z.object({ type: z.literal('SR'), fileId: z.string().nullable(), seconds: z.number().min(0).max(600) }),
])

/** The key to one question of a paper: never sent to a learner before its release. */
export const paperKey = z.discriminatedUnion('type', [
  z.object({ type: z.literal('MC'), right: slot }),
  z.object({ type: z.literal('MC_MANY'), right: z.array(slot).min(1), partial: z.boolean() }),
  z.object({ type: z.literal('TF'), right: z.boolean() }),
  /** The accepted texts of each blank; letter case and surrounding spaces are ignored unless `exact`. */
  z.object({
    type: z.literal('FB'),
    accepted: z.record(slot, z.array(z.string()).min(1)),
    exact: z.boolean(),
  }),
  z.object({ type: z.literal('MT'), pairs: z.record(slot, slot) }),
  z.object({ type: z.literal('ES'), guide: z.string() }),
  z.object({ type: z.literal('SR'), guide: z.string() }),
])

export type PaperQuestion = z.output<typeof paperQuestion>
export type LeafQuestion = z.output<typeof leafQuestion>
export type AnswerValue = z.output<typeof answerValue>
export type PaperKey = z.output<typeof paperKey>
