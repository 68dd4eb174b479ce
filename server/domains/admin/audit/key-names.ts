import type { Locale } from '@lyceum/contract/kit'
import type { Export } from '#platform/export'
import type { Room } from '#platform/room'
import type { Change } from './changes-rules.ts'

export type House = { readonly rooms: readonly Room[]; readonly exports: readonly Export[] }

/** Names of what the audit log stores by key only: exported tables and notices. */
export function keyNames({ rooms, exports }: House, locale: Locale) {
  const tables = new Map(exports.map(({ kind, title }) => [kind, title[locale]]))
  const notices = new Map(
    rooms.flatMap(({ notices = [] }) => notices).map(({ key, title }) => [key, title[locale]]),
  )
  return {
    noticeTitle: (object: string) => notices.get(/^site\.notice:(.+)\.[\w-]+$/.exec(object)?.[1] ?? ''),
    tableNamed: (action: string, changes: readonly Change[]): Change[] =>
      changes.map((change) =>
        action.startsWith('admin.download.') && change.field === 'kind'
          ? { ...change, after: tables.get(change.after ?? '') ?? change.after }
          : change,
      ),
  }
}
