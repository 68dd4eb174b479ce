import type { Input, Result } from '@lyceum/contract/kit'
import { commonErrors } from '@lyceum/contract/kit'
import type {
  getAssignment as GetAssignment,
  getTestReport as GetTestReport,
} from '@lyceum/contract/learning'
import { fileAddresses, filesFor } from '#domains/file'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { isCompleted } from '../module-rules.ts'
import { type Question, questionsOf } from '../progress/module-body.ts'
import { hasEnded, myModule } from '../progress/my-study.ts'
import { nothingStudied, studyRecords } from '../progress/study-store.ts'
import { fullScoreOf } from './full-score.ts'
import { filesOfHandIn, type HandIn, handInsOf } from './hand-in-store.ts'
import { isRight, mayShowKey, worthOf } from './test-rules.ts'
import { workTree } from './work-tree.ts'

/** C-100: not found when there is nothing to report. The key is left out as long as an attempt could use it. */
export async function getTestReport(
  ctx: Ctx,
  { modId }: Input<typeof GetTestReport>,
): Promise<Result<typeof GetTestReport>> {
  const { module, enrolment } = await myModule(ctx, modId)
  if (module.type !== 'TST') fail(commonErrors.NOT_FOUND)
  const attempts = await handInsOf(ctx.db, { enrolmentId: enrolment.id, moduleId: modId })
  const record = (await studyRecords(ctx.db, enrolment.id)).get(modId) ?? nothingStudied
  const isKeyShown =
    attempts.length > 0 &&
    mayShowKey({
      maxSubmits: module.maxSubmits,
      submits: record.submits,
      isDone: module.requiredScore !== null && isCompleted(module, record),
      hasEnded: hasEnded(enrolment),
    })
  return {
    modId,
    title: module.title,
    attempts: attempts.map(attemptShown),
    fullScore: fullScoreOf(module),
    requiredScore: module.requiredScore,
    isKeyShown,
    questions: attempts[0] ? questionsReported(questionsOf(module), attempts[0], isKeyShown) : [],
  }
}

const attemptShown = ({ number, score, handedAt, needsMark, markedAt, savedAt }: HandIn) => ({
  number,
  score,
  handedAt: (handedAt ?? savedAt).toISOString(),
  isWaiting: needsMark && markedAt === null,
})

type Questions = readonly Question[]

function questionsReported(questions: Questions, { answers }: HandIn, isKeyShown: boolean) {
  return questions.map((question) => {
    const given = answers.find(({ key }) => key === question.key)
    const mine = { choices: given?.choices ?? [], text: given?.text ?? '' }
    const worth = worthOf(question, questions)
    const right = question.type === 'text' ? null : isRight(question, mine)
    return {
      key: question.key,
      type: question.type,
      stem: question.stem,
      choices: question.choices.map(({ key, text, isRight }) => ({
        key,
        text,
        isRight: isKeyShown ? isRight : null,
      })),
      mine,
      isRight: right,
      score: right === null ? null : right ? worth : 0,
      fullScore: worth,
      explanation: isKeyShown ? question.explanation : '',
    }
  })
}

/** C-096. */
export async function getAssignment(
  ctx: Ctx,
  { modId }: Input<typeof GetAssignment>,
): Promise<Result<typeof GetAssignment>> {
  const { module, enrolment } = await myModule(ctx, modId)
  if (module.type !== 'ASS') fail(commonErrors.NOT_FOUND)
  const [mine] = await handInsOf(ctx.db, { enrolmentId: enrolment.id, moduleId: modId })
  const marking = { fullScore: fullScoreOf(module), requiredScore: module.requiredScore }
  return { modId, ...marking, ...(mine ? await workShown(ctx, mine) : nothingWritten) }
}

const nothingWritten = {
  words: '',
  content: { blocks: [] },
  files: [],
  savedAt: null,
  handedAt: null,
  score: null,
  comment: '',
  markedAt: null,
  markedBy: '',
}

async function workShown(ctx: Ctx, work: HandIn) {
  const { words, score, comment, markedBy } = work
  const names = markedBy === null ? new Map<string, string>() : await accountNames(ctx.db, [markedBy])
  return {
    words,
    content: workTree(work),
    score,
    comment,
    files: await attachmentsOf(ctx, work.id),
    savedAt: work.savedAt.toISOString(),
    handedAt: work.handedAt?.toISOString() ?? null,
    markedAt: work.markedAt?.toISOString() ?? null,
    markedBy: names.get(markedBy ?? '') ?? '',
  }
}

/** Attachments for people who may see the work, by permission or as its owner; a deleted file keeps its name. */
export async function attachmentsOf(ctx: Ctx, handInId: string, right = '') {
  const files = await filesOfHandIn(ctx.db, handInId)
  const ids = files.map(({ fileId }) => fileId)
  const addresses = await fileAddresses(ctx, ids, { right })
  const types = new Map(
    (await filesFor(ctx.db, { ids, purpose: 'homework' })).map((file) => [file.id, file.type]),
  )
  return files.map(({ fileId, name, size }) => ({
    id: fileId,
    name,
    size: Number(size),
    type: types.get(fileId) ?? '',
    url: addresses.get(fileId) ?? '',
  }))
}
