import { z } from 'zod'
import { neverUsed } from '#domains/identity'
import { mainUnitsOf, reachOf, within } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { dayOf } from '#platform/time/days'
import { rolledUp } from '../rules.ts'
import { activityWithin } from './activity.ts'

const permission = 'report.read'

/** Every unit in scope with its people, and how many of them were active this week. */
export const unitsExport = exporting({
  kind: 'report.people',
  permission,
  title: { 'zh-CN': '人员概况', 'zh-TW': '人員概況', 'en-US': 'People by department' },
  filter: z.object({}),
  columns: [
    { key: 'unit', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'level', title: { 'zh-CN': '层级', 'zh-TW': '層級', 'en-US': 'Level' }, isNumber: true },
    {
      key: 'own',
      title: { 'zh-CN': '本部门人数', 'zh-TW': '本部門人數', 'en-US': 'People' },
      isNumber: true,
    },
    {
      key: 'active',
      title: { 'zh-CN': '本周登录人数', 'zh-TW': '本週登入人數', 'en-US': 'Signed in this week' },
      isNumber: true,
    },
    {
      key: 'all',
      title: { 'zh-CN': '含下级人数', 'zh-TW': '含下級人數', 'en-US': 'Including subdepartments' },
      isNumber: true,
    },
  ],
  rows: unitRows,
})

async function* unitRows(ctx: Ctx): AsyncIterable<ExportRow> {
  const { units } = await activityWithin(ctx, await reachOf(ctx, permission))
  const all = rolledUp(units, ({ people }) => people)
  const names = new Map(units.map(({ id, name }) => [id, name]))
  for (const { id, path, people, active } of units) {
    const unit = path.map((unitId) => names.get(unitId)).filter((name) => name !== undefined)
    yield { unit: unit.join(' / '), level: unit.length, own: people, active, all: all.get(id) ?? 0 }
  }
}

const batch = 1000

/** Accounts in scope that can sign in but never did. */
export const neverUsedExport = exporting({
  kind: 'report.neverUsed',
  permission,
  title: { 'zh-CN': '从未登录的账号', 'zh-TW': '從未登入的帳號', 'en-US': 'Accounts never used' },
  filter: z.object({}),
  columns: [
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'userName', title: { 'zh-CN': '用户名', 'zh-TW': '使用者名稱', 'en-US': 'User name' } },
    { key: 'staffNo', title: { 'zh-CN': '工号', 'zh-TW': '員工編號', 'en-US': 'Staff no.' } },
    { key: 'unit', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'createdOn', title: { 'zh-CN': '创建日期', 'zh-TW': '建立日期', 'en-US': 'Created' } },
  ],
  rows: neverUsedRows,
})

async function* neverUsedRows(ctx: Ctx): AsyncIterable<ExportRow> {
  const isMeant = within(await reachOf(ctx, permission))
  let after = '0'
  for (;;) {
    const people = await neverUsed(ctx.db, isMeant, { after, limit: batch })
    const units = await mainUnitsOf(
      ctx.db,
      people.map(({ id }) => id),
    )
    for (const { id, name, userName, staffNo, createdAt } of people) {
      const createdOn = dayOf(createdAt, ctx.site.zone)
      yield { name, userName, staffNo, unit: units.get(id)?.name ?? null, createdOn }
    }
    after = people.at(-1)?.id ?? after
    if (people.length < batch) return
  }
}
