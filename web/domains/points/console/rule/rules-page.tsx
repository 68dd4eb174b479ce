import { type KeptRule, listKeptRules, ruleRooms } from '@lyceum/contract/points'
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

/** What gives points on this site, by the rooms in which it happens. */
export function RulesPage() {
  const t = useText(text)
  const rules = useQuery(read(listKeptRules))
  const [open, setOpen] = useState<KeptRule>()
  usePageTitle(t.title)
  const byRoom = Map.groupBy(rules.data?.records ?? [], ({ room }) => room)
  const subs: Partial<Record<string, string>> = t.roomSubs
  return (
    <div className="rules">
      <PageHead title={t.title} lead={t.lead} />
      {rules.isError && <ErrorPanel onRetry={() => void rules.refetch()} />}
      {rules.isPending && <TableWaiting count={8} columns={5} />}
      {ruleRooms.map((room) => {
        const some = byRoom.get(room)
        return (
          some && (
            <section key={room}>
              <SectionHead title={t.rooms[room]} sub={subs[room]} />
              <RuleTable label={t.rooms[room]} rules={some} onEdit={setOpen} />
            </section>
          )
        )
      })}
      {open && <RuleDialog rule={open} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
