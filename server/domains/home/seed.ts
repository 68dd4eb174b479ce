import type { SeedCtx } from '#platform/domain/seed'
import { insertEntries, putBrowsed } from './store.ts'

type Made = {
  readonly people: readonly { readonly id: string; readonly isDemo: boolean }[]
  readonly courses: readonly { readonly id: string; readonly state: string }[]
}

/** Typical links of each site's people: a name and the subdomain of the company's domain. */
const links: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  hengchuan: [
    ['新员工指南', 'welcome'],
    ['讲师发展中心', 'lecturer'],
    ['安全生产专栏', 'safety'],
    ['技术大讲堂', 'tech'],
    ['案例投稿', 'case'],
  ],
  nanyu: [
    ['新人報到指南', 'welcome'],
    ['門市作業手冊', 'store'],
    ['健康專欄', 'health'],
  ],
}

/** Quick links and recently viewed things for the demo people. */
export async function seed(
  { site, db, random, calendar }: SeedCtx,
  { people, courses }: Made,
): Promise<void> {
  const shown = courses.filter(({ state }) => state === 'published')
  for (const { id: accountId } of people.filter(({ isDemo }) => isDemo)) {
    const entries = (links[site.code] ?? []).map(([title, host], at) => {
      const link = `https://${host}.${site.code}.example/`
      return { title, link, image: String(at + 1), position: at + 1 }
    })
    await insertEntries(db, accountId, entries)
    for (const [at, { id: targetId }] of random.shuffled(shown).slice(0, 6).entries())
      await putBrowsed(db, accountId, { kind: 'course', targetId, at: calendar.moment(-at - 1, 15 * 60) })
  }
}
