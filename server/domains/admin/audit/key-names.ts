import type { Locale } from '@lyceum/contract/kit'
import type { Export } from '#platform/domain/export'
import type { Domain } from '#platform/domain'
import type { Change } from './changes-rules.ts'

export type AuditSources = { readonly domains: readonly Domain[]; readonly exports: readonly Export[] }

/** Names of what the audit log stores by key only: exported tables and notices. */
export function keyNames({ domains, exports }: AuditSources, locale: Locale) {
  const tables = new Map(exports.map(({ kind, title }) => [kind, title[locale]]))
  const notices = new Map(
    domains.flatMap(({ notices = [] }) => notices).map(({ key, title }) => [key, title[locale]]),
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
