import type { AnswerValue, LeafQuestion } from '@lyceum/contract/exam'
import { useState } from 'react'
import { useText } from '#lib/text'
import { Drawer } from '#ui/overlay/drawer'
import { QuestionView } from '../../question/question-view.tsx'
import { Words } from '../../question/words.tsx'
import type { Draft, Leaf } from './draft.ts'
import { contentFrom } from './send.ts'
import { text } from './text/index.ts'

type LearnerPreviewProps = { readonly draft: Draft; readonly onClose: () => void }

/** The question as a paper shows it, to be tried. */
export function LearnerPreview({ draft: { isScenario, whole, parts }, onClose }: LearnerPreviewProps) {
  const t = useText(text)
  const leaves = isScenario ? parts : [whole]
  return (
    <Drawer title={t.previewTitle} width={760} onClose={onClose}>
      <p className="bank-quiet">{t.previewHint}</p>
      {isScenario && (
        <div className="bank-material">
          <Words tree={whole.stem} />
        </div>
      )}
      {leaves.map((leaf, at) => (
        <Tried key={leaf.name} question={shown(leaf, at + 1)} />
      ))}
    </Drawer>
  )
}

function Tried({ question }: { readonly question: LeafQuestion }) {
  const [value, setValue] = useState<AnswerValue | null>(null)
  const [picked, setPicked] = useState<string>()
  return (
    <QuestionView question={question} value={value} onAnswer={setValue} picked={picked} onPick={setPicked} />
  )
}

/** As it stands on a paper; the right side of pairs is in another order there, and here too. */
function shown(leaf: Leaf, no: number): LeafQuestion {
  const content = contentFrom(leaf)
  const asked = { questionVersionId: `preview-${leaf.name}`, no, score: leaf.score }
  return content.type === 'MT'
    ? { ...content, ...asked, right: content.right.toReversed() }
    : { ...content, ...asked }
}
