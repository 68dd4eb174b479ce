import { useText } from '#lib/text'
import type { Tiles } from '#ui/layout/console-tile'
import { text } from '../text/index.ts'
import { inFigures, valuesOf } from './values.ts'

/** The week in a sentence: who came, against last week; how often; and who is new. */
export function WeekLead({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text).lead
  const people = valuesOf(tiles.get('report.people'))
  const signIns = valuesOf(tiles.get('report.signIns'))
  const joiners = tiles.get('report.joiners')
  const [now = 0, before = 0] = [people.at(-1), people.at(-2)]
  const change = now - before
  return (
    <>
      <Counted words={t.people(inFigures(now))} />
      {change === 0 ? t.same : (change > 0 ? t.more : t.fewer)(inFigures(Math.abs(change)))}
      <Counted words={t.signIns(inFigures(signIns.at(-1) ?? 0))} />
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
