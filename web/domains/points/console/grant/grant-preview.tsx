import type { GrantOutcome } from '@lyceum/contract/points'
import { useText } from '#lib/text'
import { type Column, Table } from '#ui/work/table'
import { signed } from '../../format-signed.ts'
import { text } from './text/index.ts'

const shown = (count: number) => count.toLocaleString('en-US')

/** Who gets or loses what, and the skipped lines. */
export function GrantFound({ outcome }: { readonly outcome: GrantOutcome }) {
  const t = useText(text).dialog
  const { people, total, rows, faults } = outcome
  const columns: readonly Column<GrantOutcome['rows'][number]>[] = [
    {
      name: 'name',
      title: t.name,
      render: ({ name, account }) => (
        <>
          {name} <small>{account}</small>
        </>
      ),
    },
    { name: 'before', title: t.before, align: 'right', render: ({ balance }) => shown(balance) },
    { name: 'change', title: t.change, align: 'right', render: ({ amount }) => <b>{signed(amount)}</b> },
    { name: 'after', title: t.after, align: 'right', render: ({ after }) => shown(after) },
  ]
  return (
    <section className="grants-found" aria-live="polite">
      <h3>{people === 0 ? t.noRecipients : t.found(shown(people), signed(total))}</h3>
      {people > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list is scrolled without a mouse
        <section className="grants-rows" tabIndex={0} aria-label={t.list}>
          <Table isDense label={t.list} columns={columns} rows={rows} idOf={({ line }) => String(line)} />
          {people > rows.length && <p>{t.more(shown(people - rows.length))}</p>}
        </section>
      )}
      {faults.length > 0 && (
        <>
          <h3>{t.faulty(shown(faults.length))}</h3>
          <ul>
            {faults.slice(0, 200).map(({ line, text: typed, fault }) => (
              <li key={line}>
                <span>{t.line(line, typed)}</span>
                <b>{t.faults[fault]}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
