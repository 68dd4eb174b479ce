import { randomUUID } from 'node:crypto'
import { type CourseContent, courseContent, type CourseKind, type CourseSheet } from '@lyceum/contract/course'
import { versionContent } from '#domains/course'
import type { Db } from '#platform/db'
import { makeCourse, makeModule, makePublished, publishAs } from '../course/make.ts'
import { makeFile, makeMedia } from '../file/make.ts'
import { makeAccount } from '../identity/make.ts'
import { makeColleague, makeLine } from '../org/make.ts'
import { makeComment } from '../social/make.ts'
import type { Parents, Fixtures } from '#testing/fixtures'
import { insertBulk } from './learner/bulk/store.ts'
import { insertRule, replaceCourses } from './duty/rule/store.ts'
import { insertNotice } from './notice/store.ts'
import { on } from './tables.ts'
import { makeVersionMove } from './version/make.ts'

/** A published course with the settings the test needs. */
export function makeOffer(db: Db, sheet: Partial<CourseSheet> = {}, kind: CourseKind = 'SELFSTUDY') {
  return makePublished(db, { sheet, kind, content: courseContent.parse({}) })
}

export async function makeEnrolment(db: Db, accountId: string): Promise<string> {
  const { courseId, versionId } = await makeOffer(db)
  return enrolIn(db, { courseId, versionId, accountId })
}

type Enrolled = { readonly courseId: string; readonly versionId: string; readonly accountId: string }

export async function enrolIn(db: Db, enrolled: Enrolled): Promise<string> {
  const { id } = await on(db)
    .insertInto('learning.enrolment')
    .values({ ...enrolled, status: 'IN_PROGRESS', holdsSeat: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

type ModuleFields = Readonly<Record<string, unknown>>
type NewStudy = {
  /** Without an account the course is only published. */
  readonly accountId?: string
  readonly unitId?: string
  readonly kind?: CourseKind
  /** Fields of each module; functions get the ids of the modules before. */
  readonly modules?: readonly (ModuleFields | ((ids: readonly string[]) => ModuleFields))[]
  readonly content?: (ids: readonly string[]) => Partial<CourseContent>
}

/** A published course with these modules, and an enrolled person. */
export async function makeStudy(
  db: Db,
  { accountId, unitId, kind, modules = [{}], content = () => ({}) }: NewStudy = {},
) {
  const courseId = await makeCourse(db, { ...(unitId && { unitId }), ...(kind && { kind }) })
  const ids: string[] = []
  for (const _ of modules) ids.push(await makeModule(db, courseId))
  const fields = modules.map((item, i) => ({
    id: ids[i],
    type: 'VOD',
    title: `模块 ${i + 1}`,
    minutes: 1,
    body: {},
    ...(typeof item === 'function' ? item(ids) : item),
  }))
  for (const module of fields) await bringMedia(db, module)
  const whole = courseContent.parse({ chapters: [{ title: '第一章', modules: fields }], ...content(ids) })
  const versionId = await publishAs(db, courseId, whole)
  const enrolmentId = accountId === undefined ? '' : await enrolIn(db, { courseId, versionId, accountId })
  return { courseId, versionId, enrolmentId, ids }
}

/** An account that reports to a manager. */
export async function makeSubordinate(db: Db, managerId: string): Promise<string> {
  const accountId = await makeAccount(db, { userName: `l${randomUUID()}`, name: '学员' })
  await makeLine(db, accountId, managerId)
  return accountId
}

const measured: Readonly<Record<string, 'video' | 'audio' | 'document'>> = {
  VOD: 'video',
  AUD: 'audio',
  RDG: 'document',
}

type MediaModule = { readonly type: unknown; readonly minutes: unknown; body: object }

/** A recording of this many minutes or a document of this many pages, as if measured by a worker. */
async function bringMedia(db: Db, module: MediaModule): Promise<void> {
  const kind = measured[String(module.type)]
  if (!kind || 'fileId' in module.body) return
  const ownerId = await makeAccount(db, { userName: `f${randomUUID()}`, name: '作者' })
  const fileId = await makeFile(db, { ownerId, purpose: kind })
  const count = Number(module.minutes)
  const size = kind === 'document' ? { pages: count } : { durationMs: count * 60_000 }
  // Zero: not measured yet.
  await makeMedia(db, fileId, count > 0 ? { kind, ...size } : { kind, state: 'waiting', durationMs: null })
  module.body = { ...module.body, fileId }
}

/** A request from a new account that its owner must decide. */
async function makeApproval(db: Db, approverId: string): Promise<string> {
  const applicant = await makeSubordinate(db, approverId)
  const { courseId, versionId } = await makeOffer(db, { approval: 'manager' })
  const enrolment = await on(db)
    .insertInto('learning.enrolment')
    .values({ courseId, versionId, accountId: applicant, status: 'PENDING', holdsSeat: true })
    .returning('id')
    .executeTakeFirstOrThrow()
  await on(db).insertInto('learning.seat').values({ courseId, taken: 1 }).execute()
  const { id } = await on(db)
    .insertInto('learning.approval')
    .values({ enrolmentId: enrolment.id, step: 1, kind: 'manager', approverId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A rule of its owner's unit, for one published course. */
async function makeDutyRule(db: Db, ownerId: string, { unit }: Parents): Promise<string> {
  const { courseId } = await makeOffer(db)
  const rule = { title: '入职必修', unitId: unit ?? null, audience: ['all'], due: { kind: 'none' } } as const
  const id = await insertRule(db, { ...rule, createdBy: ownerId })
  await replaceCourses(db, id, [courseId])
  return id
}

const question = {
  key: 'q001',
  type: 'single',
  stem: '第一题',
  choices: [{ key: 'A', text: '是', isRight: true }],
}

/** One module of each kind that endpoints need: each call finds one that fits. */
async function makeCourseToStudy(db: Db, accountId: string) {
  return makeStudy(db, { accountId, modules: [{ type: 'TST', body: { questions: [question] } }] })
}

/** A hand-in of a new account, in a course of this unit. */
export async function makeHandIn(db: Db, unitId?: string): Promise<string> {
  const accountId = await makeAccount(db, { userName: `h${randomUUID()}`, name: '学员' })
  const study = await makeStudy(db, {
    accountId,
    modules: [{ type: 'ASS' }],
    ...(unitId === undefined ? {} : { unitId }),
  })
  const { courseId, versionId, enrolmentId } = study
  const { id } = await on(db)
    .insertInto('learning.hand_in')
    .values({
      courseId,
      versionId,
      enrolmentId,
      accountId,
      moduleId: study.ids[0] ?? '',
      type: 'ASS',
      number: 1,
      words: '我的计划',
      answers: '[]',
      needsMark: true,
      handedAt: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeNote(db: Db, accountId: string): Promise<string> {
  const { courseId, ids } = await makeStudy(db, { accountId })
  const { id } = await on(db)
    .insertInto('learning.note')
    .values({ accountId, courseId, moduleId: ids[0] ?? '', second: 12, words: '记一笔' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function moduleOf(db: Db, courseId: string): Promise<string> {
  const row = await on(db)
    .selectFrom('learning.enrolment')
    .select('versionId')
    .where('courseId', '=', courseId)
    .executeTakeFirst()
  return row ? firstModule(db, row.versionId) : '0'
}

async function firstModule(db: Db, versionId: string): Promise<string> {
  const content = await versionContent(db, versionId)
  return content.chapters[0]?.modules[0]?.id ?? '0'
}

async function makeBulk(db: Db, byId: string): Promise<string> {
  const { courseId } = await makeOffer(db)
  return insertBulk(db, { courseId, act: 'enrol', byId, at: new Date(), people: [] })
}

async function makeNotice(db: Db): Promise<string> {
  const authorId = await makeAccount(db, { userName: `n${randomUUID()}`, name: '班主任' })
  const { courseId } = await makeOffer(db)
  return insertNotice(db, {
    courseId,
    title: '改期',
    body: '改到周五。',
    toldBy: authorId,
    toldAt: new Date(),
  })
}

/** A course that a manager has recommended to its owner. */
async function makeInvitation(db: Db, accountId: string): Promise<string> {
  const { courseId } = await makeOffer(db)
  const recommendedBy = await makeAccount(db, { userName: `m${randomUUID()}`, name: '主管' })
  const { id } = await on(db)
    .insertInto('learning.recommendation')
    .values({ accountId, courseId, recommendedBy, at: new Date('2026-03-01T01:00:00Z') })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const fixtures: Fixtures = {
  'learning.invitation': { make: makeInvitation, reach: 'own' },
  'learning.taught': { make: async (db) => (await makeOffer(db)).courseId, reach: 'site' },
  'learning.assignment': {
    make: async (db, accountId) =>
      (await makeStudy(db, { accountId, modules: [{ type: 'ASS' }] })).ids[0] ?? '',
    reach: 'site',
  },
  'learning.bulk': { make: makeBulk, reach: 'own' },
  // The caller's own approvals: another person's are not found.
  'learning.self': { make: async (_db, ownerId) => ownerId, reach: 'own' },
  'learning.subordinate': { make: makeSubordinate, reach: 'own' },
  // Any target of comments; courses stand for all kinds.
  'social.target': { make: async (db) => (await makeOffer(db)).courseId, reach: 'site' },
  'social.comment': {
    make: async (db, ownerId, parents) =>
      makeComment(
        db,
        { kind: 'course', id: parents['social.target'] ?? (await makeOffer(db)).courseId },
        ownerId,
      ),
    reach: 'site',
    within: 'social.target',
  },
  'learning.notice': { make: (db) => makeNotice(db), reach: 'site' },
  'learning.enrolment': { make: makeEnrolment, reach: 'own' },
  'learning.approval': { make: makeApproval, reach: 'own' },
  'learning.duty_rule': { make: makeDutyRule, reach: 'unit' },
  'learning.course': {
    make: async (db, ownerId) => (await makeCourseToStudy(db, ownerId)).courseId,
    reach: 'site',
  },
  'learning.module': {
    make: async (db, ownerId, { 'learning.course': courseId }) =>
      courseId ? moduleOf(db, courseId) : ((await makeCourseToStudy(db, ownerId)).ids[0] ?? ''),
    reach: 'site',
    within: 'learning.course',
  },
  'learning.learner': {
    make: async (db, _ownerId, { unit }) => {
      const accountId = await makeColleague(db, unit)
      return (await makeStudy(db, { accountId, ...(unit ? { unitId: unit } : {}) })).enrolmentId
    },
    reach: 'unit',
  },
  'learning.handIn': { make: (db, _ownerId, { unit }) => makeHandIn(db, unit), reach: 'unit' },
  'learning.homework': {
    make: (db, ownerId) =>
      makeFile(db, { ownerId, purpose: 'homework', name: '计划_2026-05-01.pdf', type: 'application/pdf' }),
    reach: 'own',
  },
  'learning.note': { make: makeNote, reach: 'own' },
  'learning.versionMove': {
    make: (db, ownerId, { unit }) => makeVersionMove(db, ownerId, unit),
    reach: 'unit',
  },
}
