import { courseSheet } from '@lyceum/contract/course'
import type { CourseCard } from '@lyceum/contract/learning'
import type { CatalogueCard } from '#domains/course'
import { fileAddresses } from '#domains/file'
import { namesOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { type LearnerStatus, type PlainCard, statusesOf, takenOf } from './queries.ts'

const storedCover = courseSheet.shape.cover

/** Course cards with their publishers, free places, and the caller's status in each. */
export async function cardsOf(ctx: Ctx, rows: readonly CatalogueCard[]): Promise<CourseCard[]> {
  const ids = rows.map(({ id }) => id)
  const limited = rows.filter(({ quota }) => quota !== null)
  const covers = coversOf(rows)
  const [statuses, taken, { units }, pictures] = await Promise.all([
    statusesOf(ctx.db, ctx.actor.id, ids),
    takenOf(
      ctx.db,
      limited.map(({ id }) => id),
    ),
    namesOf(ctx.db, { unitIds: rows.map(({ unitId }) => unitId), positionIds: [], gradeIds: [] }),
    picturesOf(ctx, covers),
  ])
  return rows.map((row) => ({
    ...plainCard(row),
    ...coverOf(covers.get(row.id), pictures),
    publisher: publisherIn(ctx, units.get(row.unitId ?? '')),
    placesLeft: row.quota === null ? null : Math.max(0, row.quota - (taken.get(row.id) ?? 0)),
    ...statusFields(statuses.get(row.id)),
  }))
}

/** The same for rows that were read with everything. */
export async function plainCardsOf(ctx: Ctx, rows: readonly PlainCard[]): Promise<CourseCard[]> {
  const covers = coversOf(rows)
  const pictures = await picturesOf(ctx, covers)
  return rows.map((row) => ({
    ...plainCard(row),
    ...coverOf(covers.get(row.id), pictures),
    publisher: publisherIn(ctx, row.publisher ?? undefined),
    placesLeft: row.quota === null ? null : Math.max(0, row.quota - (row.taken ?? 0)),
    ...statusFields(row.status === null ? undefined : row),
  }))
}

/** The publisher of a course: a unit, or the organisation itself. */
export const publisherIn = ({ site, locale }: Ctx, unit: string | undefined): string =>
  unit ?? site.name[locale]

const plainCard = (row: CatalogueCard) => ({
  itmId: row.id,
  itmType: row.kind,
  title: row.title,
  tndId: row.categoryPath[0] ?? null,
  hours: Number(row.hours),
  credits: Number(row.credits),
  reward: row.reward,
  isCompulsory: row.isCompulsory,
  isMobile: row.isMobile,
  hasExam: row.hasExam,
  studyFrom: row.studyFrom?.toISOString() ?? null,
  learners: row.learners,
  rating: ratingOf(row),
  ratingCount: row.ratingCount,
  publishedAt: row.publishedAt?.toISOString() ?? null,
})

const outside = {
  appStatus: 'NOT_ENROLLED' as const,
  progress: 0,
  dueAt: null,
  isRequired: false,
  queuePlace: null,
}

function statusFields(mine: Omit<LearnerStatus, 'courseId'> | undefined) {
  if (!mine) return outside
  const { status: appStatus, progress, dueAt, isRequired, place } = mine
  return {
    appStatus,
    progress,
    dueAt: dueAt?.toISOString() ?? null,
    isRequired,
    queuePlace: place ? Number(place) : null,
  }
}

/** The average rating, to a tenth; 0 without ratings. */
export function ratingOf({
  ratingSum,
  ratingCount,
}: Pick<CatalogueCard, 'ratingSum' | 'ratingCount'>): number {
  return ratingCount === 0 ? 0 : Math.round((ratingSum * 10) / ratingCount) / 10
}

type Cover = ReturnType<typeof storedCover.parse>
type Covered = { readonly id: string; readonly cover: unknown }

/** Invalid covers are replaced by generated ones. */
export const coversOf = (rows: readonly Covered[]): ReadonlyMap<string, Cover> =>
  new Map(rows.map(({ id, cover }) => [id, storedCover.catch({ kind: 'drawn', seed: 0 }).parse(cover)]))

export async function picturesOf(ctx: Ctx, covers: ReadonlyMap<string, Cover>) {
  const files = [...covers.values()].flatMap((cover) => (cover.kind === 'file' ? [cover.fileId] : []))
  return files.length === 0 ? new Map<string, string>() : fileAddresses(ctx, files)
}

export const coverOf = (cover: Cover | undefined, pictures: ReadonlyMap<string, string>) => ({
  picture: cover?.kind === 'file' ? (pictures.get(cover.fileId) ?? '') : '',
  seed: cover?.kind === 'drawn' ? cover.seed : 0,
})
