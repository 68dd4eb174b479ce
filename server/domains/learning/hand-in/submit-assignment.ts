import type { ModuleContent } from '@lyceum/contract/course'
import { charactersIn, documentPlainText, type Input, type Result } from '@lyceum/contract/kit'
import { learningErrors, type submitAssignment as contract, workLimit } from '@lyceum/contract/learning'
import { ownFiles } from '#domains/file'
import { moduleSubmitted } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { settle } from '../completion/settle-completion.ts'
import { lockEnrolmentRow } from '../progress/enrolment-state-store.ts'
import { moduleStatus } from '../module-rules.ts'
import { taskOf } from '../progress/module-body.ts'
import { myModule } from '../progress/my-study.ts'
import { changeRecord, nothingStudied, studyRecords } from '../progress/study-store.ts'
import { handInsOf, putHandIn, replaceFiles } from './hand-in-store.ts'
import { placeOf, requireOpen } from './report-module.ts'

type AssignmentInput = Input<typeof contract>

/** Saves or hands in an assignment; handing in happens once (B-264), with the checksums of the accepted files. */
export async function submitAssignment(ctx: Ctx, input: AssignmentInput): Promise<Result<typeof contract>> {
  const { modId, content, isDraft } = input
  const text = content === null ? input.words : documentPlainText(content)
  // Another person's file is not found, whatever the state of the course.
  const files = await ownFiles(ctx, { ids: [...new Set(input.fileIds)], purpose: 'homework' })
  const { module, place, records } = await openWork(ctx, modId)
  const { enrolmentId, courseId, accountId } = place
  refuseUnfit(module, { ...input, words: text })

  const handedAt = isDraft ? null : ctx.now
  const paper = {
    type: 'ASS',
    number: 1,
    words: text,
    content,
    answers: [],
    score: null,
    needsMark: true,
  } as const
  const handInId = await putHandIn(ctx.db, { ...place, ...paper, savedAt: ctx.now, handedAt })
  await replaceFiles(
    ctx.db,
    handInId,
    files.map(({ id, name, size, sha256 }) => ({ id, name, size, sha256 })),
  )
  const change = isDraft ? { isSaved: true } : { isSaved: true, submits: 1 }
  await changeRecord(ctx.db, place, change)
  const details = { enrolmentId, courseId, accountId, moduleId: modId, handInId }
  if (!isDraft) await ctx.publish(moduleSubmitted, details)
  return {
    status: moduleStatus(module, { ...(records.get(modId) ?? nothingStudied), ...change }),
    handedAt: handedAt?.toISOString() ?? null,
    checksums: files.map(({ id, sha256 }) => ({ fileId: id, sha256: sha256.toString('hex') })),
    completion: isDraft ? null : await settle(ctx, enrolmentId),
  }
}

/** An assignment that still accepts work; the enrolment is locked until it is written. */
async function openWork(ctx: Ctx, modId: string) {
  const { module, ...study } = await myModule(ctx, modId)
  if (module.type !== 'ASS') fail(learningErrors.ANSWERS_UNFIT)
  const { status } = await lockEnrolmentRow(ctx.db, study.enrolment.id)
  if (status !== 'IN_PROGRESS') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  const place = placeOf(study, module)
  const [earlier] = await handInsOf(ctx.db, place)
  if (earlier?.handedAt) fail(learningErrors.SUBMIT_TASK_NOT_REPEAT_SUBMIT)
  const records = await studyRecords(ctx.db, study.enrolment.id)
  await requireOpen(ctx, { study, module, records })
  return { module, place, records }
}

/** File name, size and type were checked at upload (B-265 to B-267). */
function refuseUnfit(
  module: ModuleContent,
  { words: text, content, fileIds, isDraft }: AssignmentInput,
): void {
  const length = charactersIn(text)
  if (length > workLimit) fail(learningErrors.WORK_TOO_LONG, { limit: workLimit, length })
  // Pictures and videos must be attachments, whose ownership is checked.
  if (content?.blocks.some(({ kind }) => kind === 'image' || kind === 'video'))
    fail(learningErrors.ANSWERS_UNFIT)
  if (fileIds.length > taskOf(module).maxFiles) fail(learningErrors.ANSWERS_UNFIT)
  if (!isDraft && text === '' && fileIds.length === 0) fail(learningErrors.ANSWERS_UNFIT)
}
