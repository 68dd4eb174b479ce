import { useText } from '#lib/text'
import { text } from './text/index.ts'
import type { Report } from './report.ts'

/** The result of each question type. */
export function TypeTable({ types }: Pick<Report, 'types'>) {
  const t = useText(text)
  return (
    <table className="exam-types">
      <caption className="ly-hidden">{t.report.byType}</caption>
      <thead>
        <tr>
          <th scope="col">{t.report.type}</th>
          <th scope="col">{t.report.right}</th>
          <th scope="col">{t.report.score}</th>
          <th scope="col">{t.report.rate}</th>
        </tr>
      </thead>
      <tbody>
        {types.map(({ type, questions, right, score, fullScore }) => (
          <tr key={type}>
            <th scope="row">{t.types[type]}</th>
            <td>
              {right} / {questions}
            </td>
            <td>
              {score} / {fullScore}
            </td>
            <td>{fullScore === 0 ? t.report.unknown : `${Math.round((score / fullScore) * 100)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
