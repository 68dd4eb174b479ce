import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { fillOf } from '../answering/fill.ts'
import type { KeyAct } from '../answering/keys.ts'
import type { Sitting } from '../answering/open-sitting.ts'
import { entryOf } from '../answering/sheet.ts'
import { RecordingsContext } from '../question/recording/recordings.ts'
import { BottomBar } from './bottom-bar.tsx'
import { Halted } from './halted.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { HandedIn } from './handed-in.tsx'
import { Palette } from './palette.tsx'
import { Paper } from './paper.tsx'
import { Notices } from './notices.tsx'
import { useSize } from './size.ts'
import { TopBar } from './top-bar.tsx'
import { useDesk } from './use-desk.ts'
import { useKeys } from './use-keys.ts'

type DeskProps = { readonly sitting: Sitting; readonly onTakeUp: () => void }

/** The paper in the middle, the palette beside it, the clock above, the way through it below. */
export function SittingDesk({ sitting, onTakeUp }: DeskProps) {
  const { desk, recordings } = useDesk(sitting)
  const state = useStore(desk.store)
  const [isAsking, setIsAsking] = useState(false)
  const [picked, setPicked] = useState<string>()
  const [size, setSize] = useSize()
  const { intro, leaves, paper } = sitting
  const { sheet, receipt, halt } = state
  const fills = new Map(
    leaves.map((one) => [one.questionVersionId, fillOf(one, entryOf(sheet, one.questionVersionId).value)]),
  )
  const at = Math.max(
    0,
    leaves.findIndex(({ questionVersionId }) => questionVersionId === sheet.current),
  )
  const current = leaves[at]
  const onOver = useCallback(() => void desk.handIn(true), [desk])

  function go(question: string, isJump = true) {
    setPicked(undefined)
    desk.act({ kind: 'go', question })
    if (isJump) document.getElementById(`q-${question}`)?.scrollIntoView({ block: 'start' })
  }
  function step(by: number) {
    const next = leaves[at + by]
    if (next) go(next.questionVersionId)
  }
  function onKey(act: KeyAct) {
    if (act.kind === 'previous') step(-1)
    if (act.kind === 'next') step(1)
    if (act.kind === 'mark') desk.act({ kind: 'mark', question: sheet.current })
    if (act.kind === 'handIn') setIsAsking(true)
    if (act.kind === 'pick') setPicked(act.slot)
    if (act.kind === 'answer') {
      desk.act({ kind: 'answer', question: sheet.current, value: act.value })
      setPicked(undefined)
    }
  }
  const value = current ? entryOf(sheet, current.questionVersionId).value : null
  useKeys(current && !halt ? { question: current, value, picked } : undefined, onKey)

  if (receipt) return <HandedIn attemptId={sitting.running.id} itmId={intro.itmId} receipt={receipt} />
  if (halt && halt.kind !== 'paused') return <Halted halt={halt} sitting={sitting} onTakeUp={onTakeUp} />
  return (
    <RecordingsContext value={recordings}>
      <div className="exam-desk" data-size={size}>
        <TopBar
          title={intro.title}
          state={state}
          fills={fills}
          onOver={onOver}
          onHandIn={() => setIsAsking(true)}
        />
        <div className="ly-wrap exam-columns" inert={halt !== undefined}>
          <Paper
            paper={paper}
            sheet={sheet}
            picked={picked}
            onPick={setPicked}
            onAct={(act) => desk.act(act)}
            onFocus={(question) => question !== sheet.current && go(question, false)}
          />
          <Palette paper={paper} sheet={sheet} fills={fills} intro={intro} state={state} onGo={go} />
        </div>
        <BottomBar
          isFirst={at === 0}
          isLast={at === leaves.length - 1}
          onStep={step}
          sheet={sheet}
          fills={fills}
          size={size}
          onSize={setSize}
        />
        <Notices state={state} intro={intro} onClose={desk.closeWarning} />
        {(isAsking || state.handing !== 'no') && (
          <HandInDialog
            sheet={sheet}
            fills={fills}
            leaves={leaves}
            handing={state.handing}
            onGo={(question) => {
              setIsAsking(false)
              go(question)
            }}
            onHandIn={() => desk.handIn(false)}
            onClose={() => {
              setIsAsking(false)
              desk.closeFailure()
            }}
          />
        )}
      </div>
    </RecordingsContext>
  )
}
