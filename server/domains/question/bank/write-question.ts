import {
  type createQuestion as Create,
  questionErrors,
  type QuestionBody,
  type saveQuestion as Save,
} from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { filesFor, ownFiles } from '#domains/file'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { categoryPath } from '../category/store.ts'
import { pointsNamed } from '../category/point-store.ts'
import { fingerprintOf, newSlot } from './fingerprint.ts'
import { duplicatesOf } from './queries.ts'
import { faultsOf, filesOf } from './question-rules.ts'
import {
  insertQuestions,
  insertVersions,
  lockQuestion,
  nextIds,
  numberOf,
  type QuestionPlace,
  updateQuestion,
} from './question-store.ts'
import { settleSlots, slotsOf } from './settle-slots.ts'
import { bodyOfVersion, deleteVersion, type VersionRow, versionsOf } from './version-store.ts'
import { faultText } from './fault-text.ts'

type Written = Input<typeof Create>

export async function createQuestion(ctx: Ctx, input: Written): Promise<Result<typeof Create>> {
  const place = await placeOf(ctx, input)
  const body = settleSlots(bodyIn(input), [], newSlot)
  await refuseUnfit(ctx, { body, before: [], id: '0', isTwinMeant: input.isTwinMeant })
  const question = { ...place, body, state: 'draft' as const, createdBy: ctx.actor.id, at: ctx.now }
  const [id = ''] = await insertQuestions(ctx.db, [question])
  const number = await numberOf(ctx.db, id)
  await ctx.audit({
    action: 'exam.question.create',
    object: `exam.question:${id}`,
    after: { number, type: body.content.type, categoryId: place.categoryId },
  })
  return { id, number }
}

/** An unused version is overwritten; a used one stays, and the next version is created. */
export async function saveQuestion(ctx: Ctx, input: Input<typeof Save>): Promise<Result<typeof Save>> {
  const { id, since, isTwinMeant } = input
  const row = (await lockQuestion(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
  const place = await placeOf(ctx, input)
  if (row.updatedAt.toISOString() !== new Date(since).toISOString()) fail(questionErrors.QUESTION_CHANGED)
  const newest = (await versionsOf(ctx.db, id))[0] ?? fail(commonErrors.NOT_FOUND)
  const before = await bodyOfVersion(ctx.db, newest.id)
  const contents = [before, ...before.parts].map(({ content }) => content)
  const body = settleSlots(bodyIn(input), slotsOf(contents), newSlot)
  await refuseUnfit(ctx, { body, before: filesOf(before), id, isTwinMeant })

  const written = await writeVersion(ctx, { body, newest })
  await updateQuestion(ctx.db, id, { ...place, versionId: written.versionId, body, at: ctx.now })
  await ctx.audit({
    action: 'exam.question.save',
    object: `exam.question:${id}`,
    before: { version: newest.number, text: row.text, categoryId: row.categoryId },
    after: { ...written, categoryId: place.categoryId },
  })
  return { id, ...written }
}

type Rewriting = { readonly body: QuestionBody; readonly newest: VersionRow }

async function writeVersion(ctx: Ctx, { body, newest }: Rewriting) {
  const isNewVersion = newest.usedAt !== null
  if (!isNewVersion) await deleteVersion(ctx.db, newest.id)
  const [versionId = ''] = await nextIds(ctx.db, 1)
  const number = newest.number + (isNewVersion ? 1 : 0)
  const { questionId } = newest
  await insertVersions(ctx.db, [
    { questionId, versionId, number, body, createdBy: ctx.actor.id, at: ctx.now },
  ])
  return { versionId, isNewVersion }
}

const bodyIn = ({ content, key, score, explanation, links, parts }: Written): QuestionBody => ({
  content,
  key,
  score,
  explanation,
  links,
  parts,
})

async function placeOf(ctx: Ctx, input: Written): Promise<QuestionPlace> {
  const { categoryId, difficulty, pointIds, tags } = input
  const path = (await categoryPath(ctx.db, categoryId)) ?? fail(commonErrors.NOT_FOUND)
  const points = [...new Set(pointIds)]
  if ((await pointsNamed(ctx.db, points)).size < points.length) fail(commonErrors.NOT_FOUND)
  return { categoryId, categoryPath: path, difficulty, pointIds: points, tags: [...new Set(tags)] }
}

type QuestionCheck = {
  readonly body: QuestionBody
  readonly before: readonly string[]
  readonly id: string
  readonly isTwinMeant: boolean
}

/** A question must be complete, use only files its author may use, and not be a duplicate unless that is confirmed. */
async function refuseUnfit(ctx: Ctx, { body, before, id, isTwinMeant }: QuestionCheck): Promise<void> {
  const faults = faultsOf(body)
  if (faults.length > 0) fail(questionErrors.QUESTION_NOT_WHOLE, { faults: faultText(faults, ctx.locale) })
  const newFiles = filesOf(body).filter((fileId) => !before.includes(fileId))
  if (newFiles.length > 0) await refuseStrangeFiles(ctx, newFiles)
  if (isTwinMeant) return
  const [duplicate] = await duplicatesOf(ctx.db, { id, fingerprint: fingerprintOf(body) })
  if (duplicate) fail(questionErrors.QUESTION_TWICE, { number: duplicate.number })
}

const mayStand = new Set(['picture', 'audio', 'video', 'document'])

/** Pictures are visible to the whole site, so any of its pictures may be used; other files must be the author's own. */
async function refuseStrangeFiles(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const pictures = new Set((await filesFor(ctx.db, { ids, purpose: 'picture' })).map(({ id }) => id))
  const own = await ownFiles(ctx, { ids: ids.filter((id) => !pictures.has(id)) })
  if (own.some(({ purpose }) => !mayStand.has(purpose))) fail(questionErrors.QUESTION_FILE_UNFIT)
}
