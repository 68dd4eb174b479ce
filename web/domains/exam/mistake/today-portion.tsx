import { startPractice } from '@lyceum/contract/exam'
import { useNavigate } from 'react-router'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { practiceQuery } from '../mistake-query.ts'
import { text } from './text/index.ts'

type TodayProps = { readonly due: number; readonly today: number }

/** A daily portion that can be finished; the rest waits until tomorrow. */
export function Today({ due, today }: TodayProps) {
  const t = useText(text)
  const navigate = useNavigate()
  const start = useCommand(startPractice)
  const begin = async () => {
    const { id } = await start.mutateAsync({ number: today })
    await navigate(practiceQuery.to({ id }))
  }
  return (
    <section>
      <SectionHead title={t.today} />
      <p className="mistake-hint">{today === 0 ? t.todayDone : t.todayHint(due - today)}</p>
      {today > 0 && (
        <div className="mistake-begin">
          <Button
            look="primary"
            size="roomy"
            isBusy={start.isPending}
            onClick={() => void begin().catch(() => undefined)}
          >
            {t.beginToday(today)}
          </Button>
        </div>
      )}
    </section>
  )
}
