import { useText } from '#lib/text'
import type { Tiles } from '#ui/layout/console-tile'
import { text } from '../text/index.ts'
import { inFigures, valuesOf } from '../parts/values.ts'

/** The last complete week in a sentence; the current week would always look like a decline. */
export function WeekLead({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text).lead
  const people = valuesOf(tiles.get('report.people'))
  const signIns = valuesOf(tiles.get('report.signIns'))
  const joiners = tiles.get('report.joiners')
  const [last = 0, before = 0] = [people.at(-2), people.at(-3)]
  const change = last - before
  return (
    <>
      <CountText sentence={t.people(inFigures(last))} />
      {change === 0 ? t.same : (change > 0 ? t.more : t.fewer)(inFigures(Math.abs(change)))}
      <CountText sentence={t.signIns(inFigures(signIns.at(-2) ?? 0))} />
      {joiners?.kind === 'figure' && (
        <>
          <br />
          {joiners.value > 0 ? t.joiners(inFigures(joiners.value)) : t.noJoiners}
        </>
      )}
    </>
  )
}

/** Emphasises the part between stars. */
function CountText({ sentence }: { readonly sentence: string }) {
  const [start, count, end] = sentence.split('*')
  return (
    <>
      {start}
      <em>{count}</em>
      {end}
    </>
  )
}
