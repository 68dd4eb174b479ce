import { inGroups, type SeedCtx } from '#platform/domain/seed'
import { on } from './tables.ts'

type Made = {
  readonly people: readonly { readonly id: string; readonly state: string; readonly isExternal: boolean }[]
  readonly courses: readonly { readonly categoryPath: readonly string[] }[]
}

/** Self-descriptions of each site's people. */
const sayings: Readonly<Record<string, readonly string[]>> = {
  hengchuan: [
    '做客户成功第五年。相信好问题比好答案更值钱。',
    '从车间到培训教室，十二年没换过安全帽的颜色。',
    '带新人，也向新人学。',
    '喜欢把复杂的流程画成一张图。',
    '周末跑步，工作日读书。',
    '做采购的人，最重要的是守信。',
  ],
  nanyu: [
    '把每位客人當朋友。',
    '相信細節，也相信夥伴。',
    '一邊做一邊學，樂在其中。',
    '喜歡整理，也喜歡咖啡。',
  ],
}

/** A short text and some interests for every second person; the first ones, used in demos, have both. */
export async function seed({ site, db, random }: SeedCtx, { people, courses }: Made): Promise<void> {
  const mottos = sayings[site.code] ?? []
  const topics = [...new Set(courses.flatMap(({ categoryPath }) => categoryPath.slice(0, 1)))]
  const staff = people.filter(({ state, isExternal }) => state === 'active' && !isExternal)
  const rows = staff.flatMap(({ id: accountId }, at) =>
    at < 12 || random.chance(0.5)
      ? {
          accountId,
          words: at < mottos.length ? (mottos[at] ?? '') : random.pick(mottos),
          interests: random.shuffled(topics).slice(0, random.int(2, 4)),
          // The demo people also show how a profile looks to others.
          seenData: at < 12 || random.chance(0.3) ? ('everyone' as const) : ('followed' as const),
        }
      : [],
  )
  await inGroups(rows, (group) => on(db).insertInto('profile.person').values(group).execute())
}
