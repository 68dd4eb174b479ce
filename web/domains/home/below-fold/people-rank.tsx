import type { Board, Ranked } from '@lyceum/contract/honor'
import { useText } from '#lib/text'
import { RankRow } from '#ui/list/rank-row'
import { Portrait } from '#ui/picture/portrait'
import { Ranking } from './ranking.tsx'
import { text } from './text/index.ts'

type PeopleRankProps = {
  readonly title: string
  readonly by: string
  readonly board: Board | undefined
  readonly formatScore: (score: number) => string
}

const rows = 5

/** The top people; the user's own rank comes last. */
export function PeopleRank({ title, by, board, formatScore }: PeopleRankProps) {
  const t = useText(text).ranks
  return (
    <Ranking title={title} by={by} isEmpty={board?.records.length === 0}>
      {board &&
        withOneself(board).map(({ place, accountId, name, unit, score, isOwn }) => (
          <RankRow
            key={place}
            place={place}
            picture={<Portrait name={name} picture="" {...(accountId ? { seed: accountId } : {})} />}
            name={isOwn ? t.me : name || t.unnamed}
            sub={unit}
            value={formatScore(score)}
            isOwn={isOwn}
          />
        ))}
    </Ranking>
  )
}

function withOneself({ records, around }: Board): readonly Ranked[] {
  const first = records.slice(0, rows)
  const own = around.find(({ isOwn }) => isOwn)
  return own && !first.some(({ isOwn }) => isOwn) ? [...first.slice(0, rows - 1), own] : first
}
