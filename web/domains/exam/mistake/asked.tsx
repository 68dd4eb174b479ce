import type { AnswerValue, PaperQuestion } from '@lyceum/contract/exam'
import { useState } from 'react'
import { partsOf } from '../answering/leaves.ts'
import { QuestionView } from '../question/question-view.tsx'
import { Words } from '../question/words.tsx'

type AskedProps = {
  readonly question: PaperQuestion
  readonly value: AnswerValue | null
  readonly onAnswer: (value: AnswerValue) => void
}

/** A mistake as it was asked; of a scenario its text and the part that went wrong. */
export function Asked({ question, value, onAnswer }: AskedProps) {
  const [picked, setPicked] = useState<string>()
  return (
    <div className="mistake-paper">
      {question.type === 'SI' && (
        <div className="mistake-material">
          <Words tree={question.stem} />
        </div>
      )}
      {partsOf(question).map((leaf) => (
        <QuestionView
          key={leaf.questionVersionId}
          question={leaf}
          value={value}
          onAnswer={onAnswer}
          picked={picked}
          onPick={setPicked}
        />
      ))}
    </div>
  )
}
