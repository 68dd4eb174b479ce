import type * as contract from '@lyceum/contract/exam'
import type { PaperKey, QuestionBody } from '@lyceum/contract/exam'
import { commonErrors, type Input, type Result } from '@lyceum/contract/kit'
import { sql } from 'kysely'
import { shownFiles } from '#domains/file'
import { accountNames } from '#domains/identity'
import type { Ctx } from '#platform/ctx'
import type { Db } from '#platform/db'
import { fail } from '#platform/failure'
import { allCategories } from '../category/store.ts'
import { pointsNamed } from '../category/point-store.ts'
import { discriminationOf, facilityOf, marksOf, noSums } from '../health/rules.ts'
import { picksOf, sumsOf } from '../health/stat-store.ts'
import { on } from '../tables.ts'
import { tagList } from './list-queries.ts'
import { filesOf, optionsOf } from './question-rules.ts'
import { papersUsing } from './use-queries.ts'
import { bodyOfVersion, type VersionRow, versionsOf } from './version-store.ts'

/** A question as it stands in the bank now. */
async function questionById(db: Db, questionId: string) {
  return on(db).selectFrom('exam.question').selectAll().where('id', '=', questionId).executeTakeFirst()
}

export async function questionDetail(
  ctx: Ctx,
  { id }: Input<typeof contract.getQuestion>,
): Promise<Result<typeof contract.getQuestion>> {
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
  const categories = new Map((await allCategories(ctx.db)).map((one) => [one.id, one.name]))
  return {
    id,
    number: row.number,
    state: row.state,
    categoryId: row.categoryId,
    categoryNames: row.categoryPath.map((one) => categories.get(one) ?? ''),
    difficulty: row.difficulty,
    pointIds: row.pointIds,
    points: row.pointIds.map((one) => ({ id: one, name: points.get(one) ?? '' })),
    tags: row.tags,
    body,
    isUsed: versions.some((one) => one.id === versionId && one.usedAt !== null),
    versionId,
    versions: versions.map((version) => shownVersion(version, people)),
    usedIn: (await papersUsing(ctx.db, [id])).get(id) ?? 0,
    health: await healthOf(ctx, { versionId, body, updatedAt: row.updatedAt }),
    twins: await twinsOf(ctx.db, row),
    files: await shownFiles(ctx, filesOf(body), { right: 'exam.read' }),
    byName: people.get(row.createdBy) ?? '',
    reviewedByName: people.get(row.reviewedBy ?? '') ?? '',
    reviewedAt: row.reviewedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }
}

export async function versionDetail(
  ctx: Ctx,
  { id, versionId }: Input<typeof contract.getQuestionVersion>,
): Promise<Result<typeof contract.getQuestionVersion>> {
  const versions = await versionsOf(ctx.db, id)
  const version = versions.find((one) => one.id === versionId) ?? fail(commonErrors.NOT_FOUND)
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
    picks: sums.answered === 0 ? [] : picks.map((one) => ({ slot: one.slot, share: shareOf(one, sums) })),
  }
}

const shareOf = ({ picked }: { readonly picked: number }, { answered }: { readonly answered: number }) =>
  Math.min(Math.max(picked / answered, 0), 1)

function isRight(key: PaperKey | null, slot: string): boolean {
  if (key?.type === 'MC') return key.right === slot
  return key?.type === 'MC_MANY' && key.right.includes(slot)
}

type Fingerprinted = { readonly id: string; readonly fingerprint: string }

/** Others that ask the same and are still asked. */
export async function twinsOf(db: Db, { id, fingerprint }: Fingerprinted) {
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

export async function twinGroups(ctx: Ctx): Promise<Result<typeof contract.listQuestionTwins>> {
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

export async function tagsInUse(ctx: Ctx): Promise<Result<typeof contract.listQuestionTags>> {
  return { records: await tagList(ctx.db) }
}

/** Papers that name a question, and papers in whose forms it stands: found by its versions in the frozen documents. */
export async function questionUses(
  ctx: Ctx,
  { id }: Input<typeof contract.listQuestionUses>,
): Promise<Result<typeof contract.listQuestionUses>> {
  if (!(await questionById(ctx.db, id))) fail(commonErrors.NOT_FOUND)
  const { rows } = await sql<Use>`
    with named as (
      select paper_id from exam.paper_item where site_id = ${ctx.site.id} and question_id = ${id}
    ), drawn as (
      select d.paper_id, d.forms from exam.form_use d where d.site_id = ${ctx.site.id} and d.question_id = ${id}
    )
    select p.id, p.title, p.kind, p.state, exists (select from named n where n.paper_id = p.id) as "isNamed",
           coalesce((select d.forms from drawn d where d.paper_id = p.id), 0) as forms
    from exam.paper p where p.site_id = ${ctx.site.id}
      and p.id in (select paper_id from named union select paper_id from drawn)
    order by p.updated_at desc, p.id desc limit 100`.execute(ctx.db.kysely)
  return { records: rows }
}

type Use = Result<typeof contract.listQuestionUses>['records'][number]
