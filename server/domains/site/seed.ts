import type { SettingName } from '@lyceum/contract/site'
import type { Site } from '#platform/ctx'
import type { Db } from '#platform/db'
import type { SeedCtx } from '#platform/domain/seed'
import { findSiteById } from './find-site.ts'
import { makeSite } from './make.ts'
import { on } from './tables.ts'

type NewSite = Parameters<typeof makeSite>[1]

const hengchuan: NewSite = {
  code: 'hengchuan',
  name: { 'zh-CN': '衡川集团', 'zh-TW': '衡川集團', 'en-US': 'Hengchuan Group' },
  hosts: ['localhost', '127.0.0.1', 'hengchuan.localhost'],
  zone: 'Asia/Shanghai',
  locale: 'zh-CN',
}

const nanyu: NewSite = {
  code: 'nanyu',
  name: { 'zh-CN': '南屿健康', 'zh-TW': '南嶼健康', 'en-US': 'Nanyu Health' },
  hosts: ['nanyu.localhost'],
  zone: 'Asia/Taipei',
  locale: 'zh-TW',
}

const lanting: NewSite = {
  code: 'lanting',
  name: { 'zh-CN': '澜汀职业学习联盟', 'zh-TW': '瀾汀職業學習聯盟', 'en-US': 'Lanting Learning League' },
  hosts: ['lanting.localhost'],
  zone: 'Asia/Shanghai',
  locale: 'zh-CN',
}

export type SeededSite = { readonly site: Site; readonly hosts: readonly string[] }

/** The two demo sites. */
export async function seedSites(above: Db): Promise<SeededSite[]> {
  return [await settle(above, hengchuan), await settle(above, nanyu)]
}

/** The one site of a large demo. */
export function seedLargeSite(above: Db): Promise<SeededSite> {
  return settle(above, lanting)
}

async function settle(above: Db, newSite: NewSite): Promise<SeededSite> {
  const id = await makeSite(above, newSite)
  await claimPlatform(above, id)
  return { site: await findSiteById(above, id), hosts: newSite.hosts }
}

/** The first site of an installation manages the others. */
async function claimPlatform(above: Db, id: number): Promise<void> {
  const platform = on(above)
    .selectFrom('site.site as other')
    .select('other.id')
    .where('other.isPlatform', '=', true)
  await on(above)
    .updateTable('site.site')
    .set({ isPlatform: true })
    .where('id', '=', id)
    .where((row) => row.not(row.exists(platform)))
    .execute()
}

/** The footer's links: title and the subdomain of the company's domain. */
const links: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  hengchuan: [
    ['集团门户', 'www'],
    ['人力服务台', 'hr'],
    ['制度文库', 'policy'],
    ['安全生产专栏', 'safety'],
    ['技术委员会', 'tech'],
    ['讲师发展中心', 'lecturer'],
    ['新员工指南', 'welcome'],
    ['意见反馈', 'voice'],
  ],
  nanyu: [
    ['南嶼入口網', 'www'],
    ['人資服務台', 'hr'],
    ['門市作業手冊', 'store'],
    ['健康專欄', 'health'],
    ['新人報到指南', 'welcome'],
    ['意見信箱', 'voice'],
  ],
}

/** Contact lines of the demo sites. */
const contacts: Readonly<Record<string, string>> = {
  hengchuan: '学习发展部，分机 8800，learning@hengchuan.example',
  nanyu: '人才發展處，分機 512，learning@nanyu.example',
}

/** The links and settings of a demo site. */
export async function seed({ site, db, calendar }: SeedCtx): Promise<void> {
  const createdAt = calendar.moment(-540, 9 * 60)
  const rows = (links[site.code] ?? []).map(([title, host], position) => {
    return { title, accessUrl: `https://${host}.${site.code}.example/`, position, createdAt }
  })
  await on(db).insertInto('site.link').values(rows).execute()
  const settings = Object.entries(settingsOf(site))
  await on(db)
    .insertInto('site.setting')
    .values(settings.map(([name, value]) => ({ name, value: JSON.stringify(value), updatedAt: createdAt })))
    .execute()
}

function settingsOf(site: Site): Partial<Record<SettingName, string | boolean | number>> {
  return {
    'app.address': `https://app.${site.code}.example/`,
    'contact.line': contacts[site.code] ?? '',
    'goal.weekHours': 4,
    'goal.yearCredits': 60,
    'watermark.shown': site.code === 'nanyu',
  }
}
