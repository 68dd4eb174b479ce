import { type ManagedRule, listManagedRules, ruleDomains } from '@lyceum/contract/points'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { PageHead } from '#ui/layout/page-head'
import { SectionHead } from '#ui/layout/section-head'
import { RuleDialog } from './rule-dialog.tsx'
import { RuleTable } from './rule-table.tsx'
import { text } from './text/index.ts'
import './rules.css'

/** The points rules of this site, by domain. */
export function RulesPage() {
  const t = useText(text)
  const rules = useQuery(read(listManagedRules))
  const [open, setOpen] = useState<ManagedRule>()
  usePageTitle(t.title)
  const byDomain = Map.groupBy(rules.data?.records ?? [], ({ room: domain }) => domain)
  const subs: Partial<Record<string, string>> = t.domainHints
  return (
    <div className="rules">
      <PageHead title={t.title} lead={t.lead} />
      {rules.isError && <ErrorPanel onRetry={() => void rules.refetch()} />}
      {rules.isPending && <TableWaiting count={8} columns={5} />}
      {ruleDomains.map((domain) => {
        const some = byDomain.get(domain)
        return (
          some && (
            <section key={domain}>
              <SectionHead title={t.domains[domain]} sub={subs[domain]} />
              <RuleTable label={t.domains[domain]} rules={some} onEdit={setOpen} />
            </section>
          )
        )
      })}
      {open && <RuleDialog rule={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
