import { listRules } from '@lyceum/contract/points'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { TableWaiting } from '#ui/feedback/waiting/waiting'
import { Points } from '#ui/picture/reward/points'
import { ruleName } from './rule-name.ts'
import { text } from './text/index.ts'

/** The rules that give points, and how often. */
export function Rules() {
  const t = useText(text)
  const rules = useQuery(read(listRules))
  if (rules.isError) return <ErrorPanel onRetry={() => void rules.refetch()} />
  if (!rules.data) return <TableWaiting count={8} columns={3} />
  return (
    <>
      <p className="bill-note">{t.rule.note}</p>
      <table className="bill-rules">
        <thead>
          <tr>
            <th scope="col">{t.rule.head}</th>
            <th scope="col">{t.rule.limit}</th>
            <th scope="col">{t.rule.points}</th>
          </tr>
        </thead>
        <tbody>
          {rules.data.records.map(({ name, points, period, times }) => (
            <tr key={name}>
              <th scope="row">{ruleName(name, t.names)}</th>
              <td>{t.rule[period](times)}</td>
              <td>
                <Points>+{points}</Points>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
