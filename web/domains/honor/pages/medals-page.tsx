import {
  getHonours,
  listEarnedMedals,
  listUnattainedMedals,
  shownMedals,
  showMedals,
} from '@lyceum/contract/honor'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { read, useCommand } from '#lib/api'
import { showError, showSuccess } from '#lib/notice'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { RowsWaiting } from '#ui/feedback/waiting/waiting'
import { Button } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { EarnedGrid } from '../parts/earned-grid.tsx'
import { LevelLine } from '../parts/level-line.tsx'
import { UnattainedGrid } from '../parts/unattained-grid.tsx'
import { text } from '../text/index.ts'
import './medals-page.css'

/** earned medals, those displayed, and those still to earn. */
export function MedalsPage() {
  const t = useText(text)
  const earned = useQuery(read(listEarnedMedals, {}))
  const missing = useQuery(read(listUnattainedMedals))
  const [chosen, setChosen] = useState<readonly string[]>()
  usePageTitle(t.medals)
  if (earned.isError) return <ErrorPanel onRetry={() => void earned.refetch()} />
  if (!earned.data || !missing.data) return <RowsWaiting count={6} />
  const { records } = earned.data
  const shown = records.filter(({ shownAs }) => shownAs !== null)

  return (
    <div className="medals-page">
      <h1>{t.medals}</h1>
      <LevelLine />
      <section>
        <SectionHead
          title={t.earned}
          sub={t.medalsCount(records.length, shown.length)}
          end={
            records.length > 0 && (
              <Choosing
                chosen={chosen}
                onBegin={() =>
                  setChosen(shown.toSorted((a, b) => (a.shownAs ?? 0) - (b.shownAs ?? 0)).map(({ id }) => id))
                }
                onEnd={() => setChosen(undefined)}
              />
            )
          }
        />
        {chosen && <p className="medals-hint">{t.chooseHint}</p>}
        {records.length === 0 ? (
          <Empty kind="start" title={t.noneEarned} hint={t.noneEarnedHint} />
        ) : (
          <EarnedGrid medals={records} chosen={chosen} onChoose={setChosen} />
        )}
      </section>
      <section>
        <SectionHead title={t.unattained} />
        {missing.data.records.length === 0 ? (
          <p className="medals-hint">{t.allEarned}</p>
        ) : (
          <UnattainedGrid medals={missing.data.records} />
        )}
      </section>
    </div>
  )
}

type ChoosingProps = {
  readonly chosen: readonly string[] | undefined
  readonly onBegin: () => void
  readonly onEnd: () => void
}

/** B-393, B-394: one to three. */
function Choosing({ chosen, onBegin, onEnd }: ChoosingProps) {
  const t = useText(text)
  const show = useCommand(showMedals, { refresh: [listEarnedMedals, getHonours] })
  if (!chosen)
    return (
      <Button size="small" onClick={onBegin}>
        {t.manage}
      </Button>
    )

  function save(medalIds: readonly string[]) {
    if (medalIds.length < shownMedals.least || medalIds.length > shownMedals.most)
      return showError(t.wrongCount)
    show.mutate(
      { medalIds: [...medalIds] },
      {
        onSuccess: () => {
          showSuccess(t.saved)
          onEnd()
        },
      },
    )
  }

  return (
    <span className="medals-acts">
      <Button size="small" onClick={onEnd}>
        {t.cancel}
      </Button>
      <Button size="small" look="primary" isBusy={show.isPending} onClick={() => save(chosen)}>
        {t.save}
      </Button>
    </span>
  )
}
