import { auditQuery } from '@lyceum/contract/admin'
import { accountNames } from '#domains/identity'
import { auditEntries } from '#platform/audit/entries'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import type { Domain } from '#platform/domain'
import { shownOnSite } from '../format-site-time.ts'
import { askedOf, type AuditQuery } from './audit-filter.ts'

const batch = 500

/** Audit log as a table, newest first. */
export const auditExportOver = (domains: readonly Domain[]) =>
  exporting({
    kind: 'admin.audit',
    permission: 'audit.read',
    title: { 'zh-CN': '审计日志', 'zh-TW': '稽核紀錄', 'en-US': 'Audit log' },
    filter: auditQuery,
    columns: [
      { key: 'seq', title: { 'zh-CN': '序号', 'zh-TW': '序號', 'en-US': 'No.' } },
      { key: 'at', title: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' } },
      { key: 'actor', title: { 'zh-CN': '操作人', 'zh-TW': '操作者', 'en-US': 'Who' } },
      { key: 'realActor', title: { 'zh-CN': '实际操作人', 'zh-TW': '實際操作者', 'en-US': 'Actual person' } },
      { key: 'role', title: { 'zh-CN': '角色', 'zh-TW': '角色', 'en-US': 'Role' } },
      { key: 'address', title: { 'zh-CN': '地址', 'zh-TW': '位址', 'en-US': 'Address' } },
      { key: 'action', title: { 'zh-CN': '操作', 'zh-TW': '操作', 'en-US': 'Action' } },
      { key: 'object', title: { 'zh-CN': '对象', 'zh-TW': '對象', 'en-US': 'Object' } },
      { key: 'before', title: { 'zh-CN': '之前', 'zh-TW': '之前', 'en-US': 'Before' } },
      { key: 'after', title: { 'zh-CN': '之后', 'zh-TW': '之後', 'en-US': 'After' } },
    ],
    rows: (ctx, query) => actRows(ctx, domains, query),
  })

async function* actRows(ctx: Ctx, domains: readonly Domain[], query: AuditQuery): AsyncIterable<ExportRow> {
  const filter = await askedOf(ctx.db, domains, query)
  let beneath: string | undefined
  do {
    const asking = { limit: batch, ...(beneath === undefined ? {} : { beneath }) }
    const { records, next } = await auditEntries(ctx.db, filter, asking)
    const ids = records.flatMap(({ actorId, realActorId }) => [
      actorId,
      ...(realActorId ? [realActorId] : []),
    ])
    const names = await accountNames(ctx.db, [...new Set(ids)])
    for (const entry of records) {
      yield {
        seq: entry.seq,
        at: shownOnSite(entry.at, ctx.site.zone),
        actor: names.get(entry.actorId) ?? entry.actorId,
        realActor: entry.realActorId ? (names.get(entry.realActorId) ?? entry.realActorId) : null,
        role: entry.actingRole,
        address: entry.address,
        action: entry.action,
        object: entry.object,
        before: entry.before === null ? null : JSON.stringify(entry.before),
        after: entry.after === null ? null : JSON.stringify(entry.after),
      }
    }
    beneath = next
  } while (beneath !== undefined)
}
