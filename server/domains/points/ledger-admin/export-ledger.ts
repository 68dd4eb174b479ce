import { ledgerFilter, type LedgerFilter, type LedgerMovement } from '@lyceum/contract/points'
import type { Ctx } from '#platform/ctx'
import { exporting, type ExportRow } from '#platform/domain/export'
import { formatTime } from '#platform/time/format-time'
import { kindNames } from '../text.ts'
import { movementsIn, wantedOf } from './search-ledger.ts'

const batch = 500

/** The ledger as a table: all rows that match. */
export const ledgerExport = exporting({
  kind: 'points.ledger',
  permission: 'points.ledger',
  title: { 'zh-CN': '积分流水', 'zh-TW': '點數異動', 'en-US': 'Points ledger' },
  filter: ledgerFilter,
  columns: [
    { key: 'id', title: { 'zh-CN': '流水号', 'zh-TW': '流水號', 'en-US': 'Transaction' } },
    { key: 'at', title: { 'zh-CN': '时间', 'zh-TW': '時間', 'en-US': 'Time' } },
    { key: 'name', title: { 'zh-CN': '姓名', 'zh-TW': '姓名', 'en-US': 'Name' } },
    { key: 'unit', title: { 'zh-CN': '部门', 'zh-TW': '部門', 'en-US': 'Department' } },
    { key: 'kind', title: { 'zh-CN': '类型', 'zh-TW': '類型', 'en-US': 'Kind' } },
    { key: 'rule', title: { 'zh-CN': '规则', 'zh-TW': '規則', 'en-US': 'Rule' } },
    { key: 'object', title: { 'zh-CN': '对象', 'zh-TW': '對象', 'en-US': 'Object' } },
    { key: 'amount', title: { 'zh-CN': '余额变动', 'zh-TW': '餘額變動', 'en-US': 'Change' }, isNumber: true },
    { key: 'moved', title: { 'zh-CN': '积分', 'zh-TW': '點數', 'en-US': 'Points' }, isNumber: true },
    {
      key: 'shortfall',
      title: { 'zh-CN': '未追回', 'zh-TW': '未追回', 'en-US': 'Shortfall' },
      isNumber: true,
    },
    { key: 'reason', title: { 'zh-CN': '原因', 'zh-TW': '原因', 'en-US': 'Reason' } },
    { key: 'by', title: { 'zh-CN': '经手人', 'zh-TW': '經手人', 'en-US': 'By' } },
  ],
  rows: ledgerRows,
})

async function* ledgerRows(ctx: Ctx, filter: LedgerFilter): AsyncIterable<ExportRow> {
  const criteria = await wantedOf(ctx, filter)
  for (let below: { updatedAt: Date; id: string } | undefined; ;) {
    const movements = await movementsIn(ctx, criteria, { below, limit: batch })
    for (const movement of movements) yield rowOf(ctx, movement)
    const last = movements.at(-1)
    if (!last || movements.length < batch) return
    below = { updatedAt: new Date(last.at), id: last.id }
  }
}

function rowOf({ locale, site }: Ctx, movement: LedgerMovement): ExportRow {
  const { id, name, unit, rule, object, amount, moved, shortfall, reason, by } = movement
  return {
    id,
    at: formatTime(new Date(movement.at), site.zone),
    name,
    unit,
    kind: kindNames[movement.kind][locale],
    rule,
    object,
    amount,
    moved,
    shortfall,
    reason,
    by,
  }
}
