import type { ModuleOf, TestQuestion } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { Switch } from '#ui/form/choices'
import { TextArea } from '#ui/form/text-area'
import type { Editor } from '../editor.ts'
import { NumberBox } from '../number-box.tsx'
import { text } from '../text/index.ts'
import { Choices } from './choices.tsx'
import { AddQuestion, QuestionCard } from './question-card.tsx'
import { newKey, twoChoices, withQuestion } from './question-edits.ts'

type TestBodyProps = { readonly editor: Editor; readonly module: ModuleOf<'TST'> }

const types = ['single', 'multiple', 'text'] as const

/** The fixed questions of a test, each with its answers and its points. */
export function TestBody({ editor, module }: TestBodyProps) {
  const t = useText(text).questions
  const { questions, isShuffled } = module.body
  const set = (next: TestQuestion[]) => editor.changeModule(module, { body: { questions: next, isShuffled } })
  const total = questions.reduce((sum, { score }) => sum + score, 0)
  return (
    <div className="ly-field">
      <span className="ly-field-label">
        {t.test} <small className="body-count">{t.total(questions.length, total)}</small>
      </span>
      {questions.length === 0 && <p className="editor-hint">{t.empty}</p>}
      {questions.map((question, i) => (
        <QuestionCard
          key={question.key}
          number={i + 1}
          kind={t.types[question.type]}
          isLocked={editor.isLocked}
          stem={question.stem}
          onStem={(stem) => set(withQuestion(questions, { ...question, stem }))}
          onRemove={() => set(questions.filter(({ key }) => key !== question.key))}
        >
          <Answers
            question={question}
            isLocked={editor.isLocked}
            onChange={(next) => set(withQuestion(questions, next))}
          />
        </QuestionCard>
      ))}
      {!editor.isLocked && (
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
                  choices:
                    type === 'text' ? [] : twoChoices().map((choice) => ({ ...choice, isRight: false })),
                  score: 10,
                  explanation: '',
                },
              ])
            }
          />
          <Switch
            isOn={isShuffled}
            onSwitch={(isOn) => editor.changeModule(module, { body: { questions, isShuffled: isOn } })}
          >
            {t.isShuffled}
          </Switch>
        </div>
      )}
    </div>
  )
}

type AnswersProps = {
  readonly question: TestQuestion
  readonly isLocked: boolean
  readonly onChange: (question: TestQuestion) => void
}

function Answers({ question, isLocked, onChange }: AnswersProps) {
  const t = useText(text).questions
  const { type, choices } = question
  const tick = (key: string) =>
    onChange({
      ...question,
      choices: choices.map((choice) => {
        if (choice.key === key) return { ...choice, isRight: !choice.isRight }
        return type === 'single' ? { ...choice, isRight: false } : choice
      }),
    })
  return (
    <>
      {type === 'text' ? (
        <p className="editor-hint">{t.textHint}</p>
      ) : (
        <Choices
          choices={choices}
          isLocked={isLocked}
          make={(choice) => ({ ...choice, isRight: false })}
          onChange={(next) => onChange({ ...question, choices: next })}
          renderMark={({ key, isRight }) => (
            <Checkbox
              aria-label={t.right(key)}
              checked={isRight}
              disabled={isLocked}
              onChange={() => tick(key)}
            />
          )}
        />
      )}
      <div className="body-foot">
        <NumberBox
          label={t.score}
          max={1000}
          step={0.5}
          unit={t.score}
          isLocked={isLocked}
          value={question.score}
          onChange={(score) => onChange({ ...question, score: score ?? 0 })}
        />
        <TextArea
          aria-label={t.explanation}
          placeholder={t.explanation}
          rows={1}
          value={question.explanation}
          disabled={isLocked}
          onChange={({ target }) => onChange({ ...question, explanation: target.value.slice(0, 1000) })}
        />
      </div>
    </>
  )
}
