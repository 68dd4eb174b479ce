import type { ModuleOf, SurveyQuestion } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { Switch } from '#ui/form/choices'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { Choices } from './choices.tsx'
import { AddQuestion, QuestionCard } from './question-card.tsx'
import { newKey, twoChoices, withQuestion } from './question-edits.ts'

type SurveyBodyProps = { readonly editor: Editor; readonly module: ModuleOf<'ACE'> }

const types = ['single', 'multiple', 'rating', 'text'] as const

/** The questions of a questionnaire: nothing in it is right or wrong. */
export function SurveyBody({ editor, module }: SurveyBodyProps) {
  const t = useText(text).questions
  const { questions, isAnonymous } = module.body
  const { isLocked } = editor
  const set = (next: SurveyQuestion[]) =>
    editor.changeModule(module, { body: { questions: next, isAnonymous } })
  const hints = { rating: t.ratingHint, text: '' }
  return (
    <div className="ly-field">
      <span className="ly-field-label">
        {t.survey} <small className="body-count">{t.count(questions.length)}</small>
      </span>
      {questions.length === 0 && <p className="editor-hint">{t.empty}</p>}
      {questions.map((question, i) => (
        <QuestionCard
          key={question.key}
          number={i + 1}
          kind={t.types[question.type]}
          isLocked={isLocked}
          stem={question.stem}
          onStem={(stem) => set(withQuestion(questions, { ...question, stem }))}
          onRemove={() => set(questions.filter(({ key }) => key !== question.key))}
        >
          {question.type === 'single' || question.type === 'multiple' ? (
            <Choices
              choices={question.choices}
              isLocked={isLocked}
              make={(choice) => choice}
              onChange={(choices) => set(withQuestion(questions, { ...question, choices }))}
            />
          ) : (
            <p className="editor-hint">{hints[question.type]}</p>
          )}
          <Checkbox
            checked={question.isRequired}
            disabled={isLocked}
            onChange={() => set(withQuestion(questions, { ...question, isRequired: !question.isRequired }))}
          >
            {t.isRequired}
          </Checkbox>
        </QuestionCard>
      ))}
      {!isLocked && (
        <div className="body-add">
          <AddQuestion
            types={types}
            onAdd={(type) =>
              set([
                ...questions,
                {
                  key: newKey(),
                  type,
                  stem: '',
                  choices: type === 'single' || type === 'multiple' ? twoChoices() : [],
                  isRequired: true,
                },
              ])
            }
          />
          <Switch
            isOn={isAnonymous}
            onSwitch={(isOn) => editor.changeModule(module, { body: { questions, isAnonymous: isOn } })}
          >
            {t.isAnonymous}
          </Switch>
        </div>
      )}
    </div>
  )
}
