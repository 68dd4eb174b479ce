import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import { fillOf } from '../answering/answer-progress.ts'
import type { KeyAct } from '../answering/keyboard-acts.ts'
import type { Sitting } from '../answering/open-sitting.ts'
import { entryOf } from '../answering/answer-sheet.ts'
import { RecordingsContext } from '#domains/question'
import { BottomBar } from './bottom-bar.tsx'
import { Halted } from './sitting-halted.tsx'
import { HandInDialog } from './hand-in-dialog.tsx'
import { HandedIn } from './handed-in.tsx'
import { Palette } from './question-palette.tsx'
import { Paper } from './paper.tsx'
import { Notices } from './notices.tsx'
import { useSize } from './text-size.ts'
import { TopBar } from './top-bar.tsx'
import { useAttemptSession } from './use-attempt-session.ts'
import { useKeys } from './use-keys.ts'

type SittingViewProps = { readonly sitting: Sitting; readonly onTakeUp: () => void }

/** The paper in the middle, the palette beside it, the clock above, the navigation below. */
export function SittingView({ sitting, onTakeUp }: SittingViewProps) {
  const { session, recordings } = useAttemptSession(sitting)
  const state = useStore(session.store)
  const [isAsking, setIsAsking] = useState(false)
  const [picked, setPicked] = useState<string>()
  const [size, setSize] = useSize()
  const { intro, leaves, paper } = sitting
  const { sheet, receipt, halt } = state
  const fills = new Map(
    leaves.map((leaf) => [
      leaf.questionVersionId,
      fillOf(leaf, entryOf(sheet, leaf.questionVersionId).value),
    ]),
  )
  const at = Math.max(
    0,
    leaves.findIndex(({ questionVersionId }) => questionVersionId === sheet.current),
  )
  const current = leaves[at]
  const onOver = useCallback(() => void session.handIn(true), [session])

  function go(question: string, isJump = true) {
    setPicked(undefined)
    session.act({ kind: 'go', question })
    if (isJump) document.getElementById(`q-${question}`)?.scrollIntoView({ block: 'start' })
  }
  function step(by: number) {
    const next = leaves[at + by]
    if (next) go(next.questionVersionId)
  }
  function onKey(act: KeyAct) {
    if (act.kind === 'previous') step(-1)
    if (act.kind === 'next') step(1)
    if (act.kind === 'mark') session.act({ kind: 'mark', question: sheet.current })
    if (act.kind === 'handIn') setIsAsking(true)
    if (act.kind === 'pick') setPicked(act.slot)
    if (act.kind === 'answer') {
      session.act({ kind: 'answer', question: sheet.current, value: act.value })
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
            onAct={(act) => session.act(act)}
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
        <Notices state={state} intro={intro} onClose={session.closeWarning} />
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
            onHandIn={() => session.handIn(false)}
            onClose={() => {
              setIsAsking(false)
              session.closeFailure()
            }}
          />
        )}
      </div>
    </RecordingsContext>
  )
}
