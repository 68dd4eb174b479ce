import { managerOf } from '#domains/org'
import type { SeedCtx } from '#platform/domain/seed'
import { type Course, isFor, type Learner } from './history.ts'

type Scene = {
  readonly learners: readonly Learner[]
  readonly courses: readonly Course[]
  readonly taken: readonly { readonly courseId: string; readonly accountId: string }[]
}

const notes = {
  'zh-CN': ['和你下半年的项目有关，建议先学', '上次你提到想补这一块'],
  'zh-TW': ['與您下半年的專案有關，建議先學', '上次您提到想補這一塊'],
}

/** Courses to which managers invite the demo accounts: some they have not taken, and a few they have. */
export async function drawInvitations({ db, calendar, ids, site }: SeedCtx, scene: Scene) {
  const texts = notes[site.locale === 'zh-TW' ? 'zh-TW' : 'zh-CN']
  const invited = await Promise.all(
    scene.learners
      .filter(({ isDemo, isExternal }) => isDemo && !isExternal)
      .map(async (learner) => ({ learner, managerId: await managerOf(db, learner.id) })),
  )
  return invited.flatMap(({ learner, managerId }) => {
    if (managerId === undefined) return []
    const mine = new Set(
      scene.taken.filter(({ accountId }) => accountId === learner.id).map(({ courseId }) => courseId),
    )
    const open = scene.courses.filter((course) => isFor(course, learner))
    const [taken, fresh] = [true, false].map((isTaken) => open.filter(({ id }) => mine.has(id) === isTaken))
    // Those already taken are shown as accepted.
    return [...(fresh ?? []).slice(0, 2), ...(taken ?? []).slice(0, 2)].map((course, nth) => ({
      id: ids.next(),
      accountId: learner.id,
      courseId: course.id,
      recommendedBy: managerId,
      note: texts[nth % texts.length] ?? '',
      at: calendar.moment(-2 - nth, 10 * 60),
    }))
  })
}
