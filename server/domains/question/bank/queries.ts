import type * as contract from '@lyceum/contract/question'
import type { PaperKey, QuestionBody } from '@lyceum/contract/question'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { shownFiles } from '#domains/file'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/app-error'
import type { QuestionUses } from '#platform/domain'
import { allCategories } from '../category/store.ts'
import { pointsNamed } from '../category/point-store.ts'
import { discriminationOf, facilityOf, marksOf, noSums } from '../health/rules.ts'
import { picksOf, sumsOf } from '../health/stat-store.ts'
import { on } from '../tables.ts'
import { tagList } from './list-queries.ts'
import { filesOf, optionsOf } from './question-rules.ts'
import { bodyOfVersion, type VersionRow, versionsOf } from './version-store.ts'

/** A question in its current version. */
async function questionById(db: Db, questionId: string) {
  return on(db).selectFrom('exam.question').selectAll().where('id', '=', questionId).executeTakeFirst()
}

export const getQuestion =
  (uses: Pick<QuestionUses, 'count'>) =>
  async (
    ctx: Ctx,
    { id }: Input<typeof contract.getQuestion>,
  ): Promise<Result<typeof contract.getQuestion>> => {
    const row = (await questionById(ctx.db, id)) ?? fail(commonErrors.NOT_FOUND)
    const versionId = row.versionId ?? fail(commonErrors.NOT_FOUND)
    const body = await bodyOfVersion(ctx.db, versionId)
    const versions = await versionsOf(ctx.db, id)
    const people = await accountNames(ctx.db, [
      row.createdBy,
      ...(row.reviewedBy === null ? [] : [row.reviewedBy]),
      ...versions.map(({ createdBy }) => createdBy),
    ])
    const points = await pointsNamed(ctx.db, row.pointIds)
    const categories = new Map((await allCategories(ctx.db)).map((item) => [item.id, item.name]))
    return {
      id,
      number: row.number,
      state: row.state,
      categoryId: row.categoryId,
      categoryNames: row.categoryPath.map((item) => categories.get(item) ?? ''),
      difficulty: row.difficulty,
      pointIds: row.pointIds,
      points: row.pointIds.map((item) => ({ id: item, name: points.get(item) ?? '' })),
      tags: row.tags,
      body,
      isUsed: versions.some((item) => item.id === versionId && item.usedAt !== null),
      versionId,
      versions: versions.map((version) => shownVersion(version, people)),
      usedIn: (await uses.count(ctx.db, [id])).get(id) ?? 0,
      health: await healthOf(ctx, { versionId, body, updatedAt: row.updatedAt }),
      twins: await duplicatesOf(ctx.db, row),
      files: await shownFiles(ctx, filesOf(body), { right: 'exam.read' }),
      byName: people.get(row.createdBy) ?? '',
      reviewedByName: people.get(row.reviewedBy ?? '') ?? '',
      reviewedAt: row.reviewedAt?.toISOString() ?? null,
      updatedAt: row.updatedAt.toISOString(),
    }
  }

export async function getQuestionVersion(
  ctx: Ctx,
  { id, versionId }: Input<typeof contract.getQuestionVersion>,
): Promise<Result<typeof contract.getQuestionVersion>> {
  const versions = await versionsOf(ctx.db, id)
  const version = versions.find((item) => item.id === versionId) ?? fail(commonErrors.NOT_FOUND)
  const body = await bodyOfVersion(ctx.db, versionId)
  return {
    ...shownVersion(version, await accountNames(ctx.db, [version.createdBy])),
    body,
    health: await healthOf(ctx, { versionId, body, updatedAt: version.createdAt }),
  }
}

const shownVersion = (version: VersionRow, names: ReadonlyMap<string, string>) => ({
  id: version.id,
  number: version.number,
  byName: names.get(version.createdBy) ?? '',
  createdAt: version.createdAt.toISOString(),
  usedAt: version.usedAt?.toISOString() ?? null,
})

type Looked = { readonly versionId: string; readonly body: QuestionBody; readonly updatedAt: Date }

async function healthOf(ctx: Ctx, { versionId, body, updatedAt }: Looked) {
  const sums = (await sumsOf(ctx.db, [versionId])).get(versionId) ?? noSums
  const picked = await picksOf(ctx.db, versionId)
  const picks = optionsOf(body.content).map(({ slot }) => ({
    slot,
    picked: picked.get(slot) ?? 0,
    isRight: isRight(body.key, slot),
  }))
  return {
    answered: sums.answered,
    facility: facilityOf(sums),
    discrimination: discriminationOf(sums),
    flags: sums.flags,
    marks: marksOf({ sums, updatedAt, picks: body.content.type === 'MT' ? [] : picks }, ctx.now),
    picks: sums.answered === 0 ? [] : picks.map((item) => ({ slot: item.slot, share: shareOf(item, sums) })),
  }
}

const shareOf = ({ picked }: { readonly picked: number }, { answered }: { readonly answered: number }) =>
  Math.min(Math.max(picked / answered, 0), 1)

function isRight(key: PaperKey | null, slot: string): boolean {
  if (key?.type === 'MC') return key.right === slot
  return key?.type === 'MC_MANY' && key.right.includes(slot)
}

type Fingerprinted = { readonly id: string; readonly fingerprint: string }

/** Other questions with the same fingerprint that are still in use. */
export async function duplicatesOf(db: Db, { id, fingerprint }: Fingerprinted) {
  return on(db)
    .selectFrom('exam.question')
    .select(['id', 'number', 'text'])
    .where('fingerprint', '=', fingerprint)
    .where('id', '!=', id)
    .where('state', '!=', 'retired')
    .orderBy('number')
    .limit(10)
    .execute()
}

const mostGroups = 50

export async function listDuplicateQuestions(
  ctx: Ctx,
): Promise<Result<typeof contract.listDuplicateQuestions>> {
  const prints = await on(ctx.db)
    .selectFrom('exam.question')
    .select('fingerprint')
    .where('state', '!=', 'retired')
    .groupBy('fingerprint')
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy(({ fn }) => fn.min('number'))
    .limit(mostGroups)
    .execute()
  if (prints.length === 0) return { groups: [] }
  const rows = await on(ctx.db)
    .selectFrom('exam.question')
    .select(['id', 'number', 'text', 'type', 'state', 'updatedAt', 'fingerprint'])
    .where(
      'fingerprint',
      'in',
      prints.map(({ fingerprint }) => fingerprint),
    )
    .where('state', '!=', 'retired')
    .orderBy('number')
    .limit(1000)
    .execute()
  const groups = prints.map(({ fingerprint }) =>
    rows
      .filter((row) => row.fingerprint === fingerprint)
      .map(({ fingerprint: _print, updatedAt, ...row }) => ({ ...row, updatedAt: updatedAt.toISOString() })),
  )
  return { groups }
}

export async function listQuestionTags(ctx: Ctx): Promise<Result<typeof contract.listQuestionTags>> {
  return { records: await tagList(ctx.db) }
}

/** Papers that name a question, and papers in whose forms it stands. */
export const listQuestionUses =
  (uses: Pick<QuestionUses, 'list'>) =>
  async (
    ctx: Ctx,
    { id }: Input<typeof contract.listQuestionUses>,
  ): Promise<Result<typeof contract.listQuestionUses>> => {
    if (!(await questionById(ctx.db, id))) fail(commonErrors.NOT_FOUND)
    return { records: [...(await uses.list(ctx.db, id))] }
  }
