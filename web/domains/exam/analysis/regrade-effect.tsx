import type { regradeExam } from '@lyceum/contract/exam'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { Banner } from '#ui/feedback/banner'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { text } from './text/index.ts'

type Trial = Result<typeof regradeExam>
type Flip = Trial['flips'][number]

/** The people a corrected key would affect; nothing has been changed yet. */
export function Effect({ trial }: { readonly trial: Trial }) {
  const t = useText(text)
  const columns = useColumns()
  const { changed, papers, nowPass, noLongerPass, nowComplete, flips } = trial
  if (changed === 0) return <Banner isNews>{t.nothing}</Banner>
  return (
    <section aria-label={t.effect}>
      <Banner isNews tone={noLongerPass > 0 ? 'warning' : 'info'} title={t.effectOf(changed, papers)}>
        <ul className="analysis-effect">
          {nowPass > 0 && <li>{t.nowPass(nowPass)}</li>}
          {nowComplete > 0 && <li>{t.nowComplete(nowComplete)}</li>}
          {noLongerPass > 0 && (
            <li>
              {t.noLongerPass(noLongerPass)}
              {t.completionsKept}
            </li>
          )}
        </ul>
      </Banner>
      <Table<Flip> label={t.effect} isDense columns={columns} rows={flips} idOf={({ id }) => id} />
    </section>
  )
}

function useColumns(): readonly Column<Flip>[] {
  const t = useText(text)
  return [
    { name: 'name', title: t.flips.name, render: ({ name }) => name },
    { name: 'before', title: t.flips.before, width: 72, align: 'right', render: ({ before }) => before },
    { name: 'after', title: t.flips.after, width: 72, align: 'right', render: ({ after }) => <b>{after}</b> },
    {
      name: 'verdict',
      title: t.flips.outcome,
      width: 250,
      render: (flip) => (
        <span className="analysis-verdict">
          <Tag tone={toneOf(flip)}>{t.outcomes[changeOf(flip)]}</Tag>
          {flip.completes && <Tag tone="success">{t.completes}</Tag>}
        </span>
      ),
    },
  ]
}

function changeOf({ passedBefore, passesAfter }: Flip): 'up' | 'down' | 'same' {
  if (passedBefore === passesAfter) return 'same'
  return passesAfter ? 'up' : 'down'
}

const tones = { up: 'success', down: 'error', same: 'plain' } as const
const toneOf = (flip: Flip) => tones[changeOf(flip)]
