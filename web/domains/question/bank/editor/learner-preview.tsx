import type { AnswerValue, LeafQuestion } from '@lyceum/contract/question'
import { useState } from 'react'
import { useText } from '#lib/text'
import { Drawer } from '#ui/overlay/drawer'
import { QuestionView } from '../../fields/question-view.tsx'
import { DocumentText } from '../../fields/document-text.tsx'
import type { Draft, Leaf } from './draft.ts'
import { contentFrom } from './draft-to-question.ts'
import { text } from './text/index.ts'

type LearnerPreviewProps = { readonly draft: Draft; readonly onClose: () => void }

/** The question as a paper shows it, to try it out. */
export function LearnerPreview({ draft: { isScenario, whole, parts }, onClose }: LearnerPreviewProps) {
  const t = useText(text)
  const leaves = isScenario ? parts : [whole]
  return (
    <Drawer title={t.previewTitle} width={760} onClose={onClose}>
      <p className="bank-quiet">{t.previewHint}</p>
      {isScenario && (
        <div className="bank-material">
          <DocumentText tree={whole.stem} />
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

/** As on a paper, where the right side of pairs is in another order. */
function shown(leaf: Leaf, no: number): LeafQuestion {
  const content = contentFrom(leaf)
  const base = { questionVersionId: `preview-${leaf.name}`, no, score: leaf.score }
  return content.type === 'MT'
    ? { ...content, ...base, right: content.right.toReversed() }
    : { ...content, ...base }
}
