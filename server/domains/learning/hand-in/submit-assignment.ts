import type { ModuleContent } from '@lyceum/contract/course'
import { charactersIn, documentWords, type Input, type Result } from '@lyceum/contract/kit'
import { learningErrors, type submitAssignment as contract, workLimit } from '@lyceum/contract/learning'
import { ownFiles } from '#domains/file'
import { moduleSubmitted } from '#events/learning'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/failure'
import { settle } from '../completion/settle.ts'
import { holdEnrolment } from '../completion/standing-store.ts'
import { moduleStatus } from '../module-rules.ts'
import { taskOf } from '../study/body.ts'
import { myModule } from '../study/my-study.ts'
import { changeRecord, nothingStudied, studyRecords } from '../study/study-store.ts'
import { handInsOf, putHandIn, replaceFiles } from './hand-in-store.ts'
import { placeOf, refuseShut } from './report-module.ts'

type Asked = Input<typeof contract>

/** Saves or hands in an assignment; handing in happens once (B-264), with the checksums of what was accepted. */
export async function submitAssignment(ctx: Ctx, asked: Asked): Promise<Result<typeof contract>> {
  const { modId, content, isDraft } = asked
  const words = content === null ? asked.words : documentWords(content)
  // Another's file is not there, whatever stands with the course.
  const files = await ownFiles(ctx, { ids: [...new Set(asked.fileIds)], purpose: 'homework' })
  const { module, place, records } = await openWork(ctx, modId)
  const { enrolmentId, courseId, accountId } = place
  refuseUnfit(module, { ...asked, words })

  const handedAt = isDraft ? null : ctx.now
  const paper = { type: 'ASS', number: 1, words, content, answers: [], score: null, needsMark: true } as const
  const handInId = await putHandIn(ctx.db, { ...place, ...paper, savedAt: ctx.now, handedAt })
  await replaceFiles(
    ctx.db,
    handInId,
    files.map(({ id, name, size, sha256 }) => ({ id, name, size, sha256 })),
  )
  const change = isDraft ? { isSaved: true } : { isSaved: true, submits: 1 }
  await changeRecord(ctx.db, place, change)
  const facts = { enrolmentId, courseId, accountId, moduleId: modId, handInId }
  if (!isDraft) await ctx.tell(moduleSubmitted, facts)
  return {
    status: moduleStatus(module, { ...(records.get(modId) ?? nothingStudied), ...change }),
    handedAt: handedAt?.toISOString() ?? null,
    checksums: files.map(({ id, sha256 }) => ({ fileId: id, sha256: sha256.toString('hex') })),
    completion: isDraft ? null : await settle(ctx, enrolmentId),
  }
}

/** An assignment that still takes something; the enrolment is held until it is written. */
async function openWork(ctx: Ctx, modId: string) {
  const { module, ...study } = await myModule(ctx, modId)
  if (module.type !== 'ASS') fail(learningErrors.ANSWERS_UNFIT)
  const { status } = await holdEnrolment(ctx.db, study.enrolment.id)
  if (status !== 'IN_PROGRESS') fail(learningErrors.COURSE_CLOSED_FOR_SUBMIT)
  const place = placeOf(study, module)
  const [earlier] = await handInsOf(ctx.db, place)
  if (earlier?.handedAt) fail(learningErrors.SUBMIT_TASK_NOT_REPEAT_SUBMIT)
  const records = await studyRecords(ctx.db, study.enrolment.id)
  await refuseShut(ctx, { study, module, records })
  return { module, place, records }
}

/** What a name must look like, how large and of which kind, was asked when it was brought (B-265 to B-267). */
function refuseUnfit(module: ModuleContent, { words, content, fileIds, isDraft }: Asked): void {
  const length = charactersIn(words)
  if (length > workLimit) fail(learningErrors.WORK_TOO_LONG, { limit: workLimit, length })
  // Pictures and films come as attachments: those are asked whose they are.
  if (content?.blocks.some(({ kind }) => kind === 'image' || kind === 'video'))
    fail(learningErrors.ANSWERS_UNFIT)
  if (fileIds.length > taskOf(module).maxFiles) fail(learningErrors.ANSWERS_UNFIT)
  if (!isDraft && words === '' && fileIds.length === 0) fail(learningErrors.ANSWERS_UNFIT)
}
