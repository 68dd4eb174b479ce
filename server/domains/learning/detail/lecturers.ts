import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/learning'
import { versionContent, lecturersOf } from '#domains/course'
import { accountCards } from '#domains/identity'
import { mainUnitsOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { isIn, openCourse } from '../enrolment/open-course.ts'

type Lecturers = Result<typeof contract.listLecturers>

export async function listLecturers(
  ctx: Ctx,
  { itmId }: Input<typeof contract.listLecturers>,
): Promise<Lecturers> {
  await openCourse(ctx, itmId)
  return shown(ctx, await lecturersOf(ctx.db, itmId))
}

/** Lecturers of the course first, then those of its modules, in module order. */
export async function listOnlineLecturers(
  ctx: Ctx,
  { itmId }: Input<typeof contract.listOnlineLecturers>,
): Promise<Lecturers> {
  const { course, current } = await openCourse(ctx, itmId)
  const versionId = (isIn(current) ? current?.versionId : undefined) ?? course.versionId
  const [named, content] = [await lecturersOf(ctx.db, itmId), await versionContent(ctx.db, versionId)]
  const speakers = content.chapters.flatMap(({ modules }) =>
    modules.flatMap((module) => module.lecturerId ?? []),
  )
  return shown(ctx, [...new Set([...named, ...speakers])])
}

async function shown(ctx: Ctx, accountIds: readonly string[]): Promise<Lecturers> {
  const [people, units] = [await accountCards(ctx.db, accountIds), await mainUnitsOf(ctx.db, accountIds)]
  return {
    records: people.map(({ id, name, isExternal }) => ({
      usrEntId: id,
      name,
      unit: units.get(id)?.name ?? '',
      level: null,
      source: isExternal ? 'EXT' : 'IN',
      employment: null,
    })),
  }
}
