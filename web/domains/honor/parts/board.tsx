import type { Board, Ranked } from '@lyceum/contract/honor'
import { setUnnamed } from '@lyceum/contract/honor'
import type { Endpoint } from '@lyceum/contract/kit'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { Checkbox } from '#ui/form/checkbox'
import { RankRow } from '#ui/list/rank-row'
import { Portrait } from '#ui/picture/portrait'
import { text } from '../text/index.ts'
import './board.css'

type BoardProps = {
  readonly board: Board
  /** Formats a score. */
  readonly formatScore: (score: number) => string
  /** Refetched when the choice to show one's name changes. */
  readonly source: Endpoint
}

/** The ranking, with the user among their neighbours, and the choice to show their name. */
export function BoardList({ board, formatScore, source }: BoardProps) {
  const t = useText(text)
  const hide = useCommand(setUnnamed, { refresh: [source], awaitRefresh: true })
  if (board.records.length === 0) return <Empty kind="start" title={t.empty} hint={t.emptyHint} />
  return (
    <>
      <ol className="board-rows">
        {board.records.map((row) => (
          <Row key={row.place} row={row} formatScore={formatScore} />
        ))}
      </ol>
      {board.around.length > 0 && (
        <section className="board-around" aria-label={t.around}>
          <ol className="board-rows">
            {board.around.map((row) => (
              <Row key={row.place} row={row} formatScore={formatScore} />
            ))}
          </ol>
        </section>
      )}
      <footer className="board-foot">
        <p>{board.own ? t.own(board.own.place.toLocaleString('en-US')) : t.ownNone}</p>
        <Checkbox
          checked={board.isUnnamed}
          disabled={hide.isPending}
          onChange={({ target }) => hide.mutate({ isUnnamed: target.checked })}
        >
          {t.hide}
        </Checkbox>
        {board.isUnnamed && <small>{t.hidden}</small>}
      </footer>
    </>
  )
}

function Row({
  row,
  formatScore,
}: {
  readonly row: Ranked
  readonly formatScore: (score: number) => string
}) {
  const t = useText(text)
  const { place, accountId, name, unit, score, isOwn } = row
  const shown = name || t.unnamed
  return (
    <RankRow
      place={place}
      picture={<Portrait name={shown} picture="" {...(accountId ? { seed: accountId } : {})} />}
      name={isOwn ? t.me(shown) : shown}
      sub={unit}
      value={formatScore(score)}
      isOwn={isOwn}
    />
  )
}
