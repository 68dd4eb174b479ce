import type { Input, Result } from '@lyceum/contract/kit'
import type { getCourseDetail as contract } from '@lyceum/contract/learning'
import {
  categoryNames,
  versionContent,
  prerequisitesOf,
  type CatalogueCourse,
  titlesOf,
} from '#domains/course'
import { namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { coverOf, coversOf, picturesOf, publisherIn, ratingOf } from '../catalogue/cards.ts'
import { completedAmong, placeInQueue } from '../enrolment/store.ts'
import { isIn, openCourse, type OpenCourse } from '../enrolment/open-course.ts'
import { entryOf } from './entry-action.ts'
import { criteriaOf, nextOf, outlineOf, scoringOf, studyStateOf } from './outline.ts'
import { figuresOf, hasRated, recordsOf, seatsOf } from './queries.ts'

type Detail = Result<typeof contract>

/** B-230, B-236: a course as a learner sees it, before and after enrolling. */
export async function getCourseDetail(ctx: Ctx, { itmId }: Input<typeof contract>): Promise<Detail> {
  const open = await openCourse(ctx, itmId)
  const { course } = open
  const [seats, study] = [await seatsOf(ctx.db, itmId), await studyOf(ctx, open)]
  return {
    ...plain(course),
    ...seats,
    ...(await surroundings(ctx, course)),
    ...study,
    entry: await entryOf(ctx, open, seats),
  }
}

const time = (date: Date | null) => date?.toISOString() ?? null

const plain = (course: CatalogueCourse) => ({
  itmId: course.id,
  itmType: course.kind,
  title: course.title,
  summary: course.summary,
  isCompulsory: course.isCompulsory,
  isMobile: course.isMobile,
  hasExam: course.hasExam,
  allowsRepeat: course.allowsRepeat,
  hours: Number(course.hours),
  credits: Number(course.credits),
  reward: course.reward,
  rating: ratingOf(course),
  ratingCount: course.ratingCount,
  learners: course.learners,
  completed: course.completed,
  publishedAt: time(course.publishedAt),
  applyFrom: time(course.applyFrom),
  applyUntil: time(course.applyUntil),
  studyFrom: time(course.studyFrom),
  studyUntil: time(course.studyUntil),
  dueDays: course.dueDays,
  quota: course.quota,
  queueLimit: course.queueLimit,
  approval: course.approval,
  needsFormImage: course.needsFormImage,
})

/** Data around a course: cover, category, publisher and prerequisites. */
async function surroundings(ctx: Ctx, course: CatalogueCourse) {
  const covers = coversOf([course])
  const required = await prerequisitesOf(ctx.db, course.id)
  const [pictures, names, { units }, titles, done] = await Promise.all([
    picturesOf(ctx, covers),
    categoryNames(ctx, course.categoryPath),
    namesOf(ctx.db, { unitIds: [course.unitId], positionIds: [], gradeIds: [] }),
    titlesOf(ctx.db, required),
    completedAmong(ctx.db, ctx.actor.id, required),
  ])
  return {
    ...coverOf(covers.get(course.id), pictures),
    categories: course.categoryPath.map((id) => ({ id, name: names.get(id) ?? '' })),
    publisher: publisherIn(ctx, units.get(course.unitId ?? '')),
    prerequisites: required.map((id) => ({
      itmId: id,
      title: titles.get(id) ?? '',
      isDone: done.has(id),
    })),
  }
}

/** The content and progress: the enrolled version for learners, the newest for everyone else. */
async function studyOf(ctx: Ctx, { course, current }: OpenCourse) {
  const mine = isIn(current) ? current : undefined
  const content = await versionContent(ctx.db, mine?.versionId ?? course.versionId)
  const { figures, records } = mine ? await doneIn(ctx, mine.id) : none
  const studyState = studyStateOf(content, records, figures.seconds)
  const isInside = mine?.status === 'IN_PROGRESS'
  const chapters = outlineOf(content, studyState, isInside)
  return {
    introduction: content.introduction,
    chapters,
    criteria: criteriaOf(content, studyState),
    scoring: scoringOf(content),
    mine: {
      ...(current ? await placeOf(ctx, current) : nowhere),
      progress: figures.progress,
      score: figures.score === null ? null : Number(figures.score),
      nextModId: isInside ? nextOf(chapters) : null,
      hasRated: await hasRated(ctx.db, course.id, ctx.actor.id),
    },
  }
}

const none = {
  figures: { progress: 0, score: null, seconds: 0 },
  records: new Map<string, never>(),
}

async function doneIn(ctx: Ctx, enrolmentId: string) {
  return { figures: await figuresOf(ctx.db, enrolmentId), records: await recordsOf(ctx.db, enrolmentId) }
}

const nowhere = {
  appId: null,
  appStatus: 'NOT_ENROLLED',
  round: 0,
  dueAt: null,
  isRequired: false,
  queuePlace: null,
} as const

async function placeOf(ctx: Ctx, current: NonNullable<OpenCourse['current']>) {
  const { id, status, round, dueAt, source, courseId, queueNumber } = current
  return {
    appId: id,
    appStatus: status,
    round,
    dueAt: time(dueAt),
    isRequired: source === 'rule',
    queuePlace: queueNumber === null ? null : await placeInQueue(ctx.db, courseId, queueNumber),
  }
}
