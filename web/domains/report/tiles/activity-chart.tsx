import { useState } from 'react'
import { useText } from '#lib/text'
import { LineChart } from '#ui/chart/line-chart'
import type { Tiles } from '#ui/layout/console-tile'
import { InlineTabs, SectionHead } from '#ui/layout/section-head'
import { text } from '../text/index.ts'
import { inFigures } from '../parts/values.ts'

/** People who signed in by week, or the number of sign-ins. */
export function ActivityChart({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text).activity
  const [shown, setShown] = useState<'people' | 'signIns'>('people')
  const isPeople = shown === 'people'
  return (
    <section aria-labelledby="report-activity">
      <SectionHead
        id="report-activity"
        title={isPeople ? t.title : t.signInsTitle}
        sub={isPeople ? t.sub : t.signInsSub}
        tabs={
          <InlineTabs
            label={t.tabs}
            tabs={[
              { name: 'people', title: t.people },
              { name: 'signIns', title: t.signIns },
            ]}
            current={shown}
            onChoose={setShown}
          />
        }
      />
      <WeekLine tile={tiles.get(`report.${shown}`)} shownAs={isPeople ? t.shownPeople : t.shownSignIns} />
    </section>
  )
}

type WeekLineProps = {
  readonly tile: ReturnType<Tiles['get']>
  readonly shownAs: (count: string) => string
}

function WeekLine({ tile, shownAs }: WeekLineProps) {
  const t = useText(text).activity
  if (tile?.kind !== 'series') return null
  const { points } = tile
  const valueText = (i: number) => shownAs(inFigures(points.at(i)?.value ?? 0))
  return (
    <LineChart
      height={262}
      isLastPartial
      label={t.label(valueText(0), valueText(-1))}
      shown={valueText(-1)}
      points={points.map(({ on, value }, i) => ({
        name: i === points.length - 1 ? t.thisWeek : on.slice(5),
        value,
      }))}
    />
  )
}
