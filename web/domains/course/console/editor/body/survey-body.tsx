import type { ModuleOf, SurveyQuestion } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { Choices } from './choices.tsx'
import { newKey, twoChoices } from './question-edits.ts'
import { QuestionList } from './question-list.tsx'

type SurveyBodyProps = { readonly editor: Editor; readonly module: ModuleOf<'ACE'> }

const types = ['single', 'multiple', 'rating', 'text'] as const

/** The questions of a survey: there are no right or wrong answers. */
export function SurveyBody({ editor, module }: SurveyBodyProps) {
  const t = useText(text).questions
  const { questions, isAnonymous } = module.body
  const { isLocked } = editor
  const set = (next: SurveyQuestion[]) =>
    editor.changeModule(module, { body: { questions: next, isAnonymous } })
  return (
    <QuestionList
      title={t.survey}
      count={t.count(questions.length)}
      isLocked={isLocked}
      questions={questions}
      types={types}
      make={newQuestion}
      onChange={set}
      renderQuestion={(question, change) => (
        <>
          {question.type === 'single' || question.type === 'multiple' ? (
            <Choices
              choices={question.choices}
              isLocked={isLocked}
              make={(choice) => choice}
              onChange={(choices) => change({ ...question, choices })}
            />
          ) : (
            <p className="editor-hint">{question.type === 'rating' ? t.ratingHint : ''}</p>
          )}
          <Checkbox
            checked={question.isRequired}
            disabled={isLocked}
            onChange={() => change({ ...question, isRequired: !question.isRequired })}
          >
            {t.isRequired}
          </Checkbox>
        </>
      )}
      option={{
        title: t.isAnonymous,
        isOn: isAnonymous,
        onSwitch: (isOn) => editor.changeModule(module, { body: { questions, isAnonymous: isOn } }),
      }}
    />
  )
}

const newQuestion = (type: SurveyQuestion['type']): SurveyQuestion => ({
  key: newKey(),
  type,
  stem: '',
  choices: type === 'single' || type === 'multiple' ? twoChoices() : [],
  isRequired: true,
})
