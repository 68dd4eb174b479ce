import { useText } from '#lib/text'
import type { Tiles } from '#ui/layout/console-tile'
import { text } from '../text/index.ts'
import { inFigures, valuesOf } from './values.ts'

/** The last whole week in a sentence: a week of which only Monday is over would always look like a fall. */
export function WeekLead({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text).lead
  const people = valuesOf(tiles.get('report.people'))
  const signIns = valuesOf(tiles.get('report.signIns'))
  const joiners = tiles.get('report.joiners')
  const [last = 0, before = 0] = [people.at(-2), people.at(-3)]
  const change = last - before
  return (
    <>
      <Counted words={t.people(inFigures(last))} />
      {change === 0 ? t.same : (change > 0 ? t.more : t.fewer)(inFigures(Math.abs(change)))}
      <Counted words={t.signIns(inFigures(signIns.at(-2) ?? 0))} />
      {joiners?.kind === 'figure' && (
        <>
          <br />
          {joiners.value > 0 ? t.joiners(inFigures(joiners.value)) : t.noJoiners}
        </>
      )}
    </>
  )
}

/** What stands between stars is what the sentence is about. */
function Counted({ words }: { readonly words: string }) {
  const [start, count, end] = words.split('*')
  return (
    <>
      {start}
      <em>{count}</em>
      {end}
    </>
  )
}
