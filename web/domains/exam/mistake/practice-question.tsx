import type { AnswerValue, PaperQuestion } from '@lyceum/contract/question'
import { useState } from 'react'
import { partsOf, QuestionView, DocumentText } from '#domains/question'

type AskedProps = {
  readonly question: PaperQuestion
  readonly value: AnswerValue | null
  readonly onAnswer: (value: AnswerValue) => void
}

/** The question of a mistake; of a scenario its text and the part that was wrong. */
export function PracticeQuestion({ question, value, onAnswer }: AskedProps) {
  const [picked, setPicked] = useState<string>()
  return (
    <div className="mistake-paper">
      {question.type === 'SI' && (
        <div className="mistake-material">
          <DocumentText tree={question.stem} />
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
