import type { ModuleOf, TestQuestion } from '@lyceum/contract/course'
import { useText } from '#lib/text'
import { Checkbox } from '#ui/form/checkbox'
import { TextArea } from '#ui/form/text-area'
import { NumberBox } from '#ui/work/number-box'
import type { Editor } from '../editor.ts'
import { text } from '../text/index.ts'
import { Choices } from './choices.tsx'
import { newKey, twoChoices } from './question-edits.ts'
import { QuestionList } from './question-list.tsx'

type TestBodyProps = { readonly editor: Editor; readonly module: ModuleOf<'TST'> }

const types = ['single', 'multiple', 'text'] as const

/** The fixed questions of a test, each with its answers and points. */
export function TestBody({ editor, module }: TestBodyProps) {
  const t = useText(text).questions
  const { questions, isShuffled } = module.body
  const set = (next: TestQuestion[]) => editor.changeModule(module, { body: { questions: next, isShuffled } })
  const total = questions.reduce((sum, { score }) => sum + score, 0)
  return (
    <QuestionList
      title={t.test}
      count={t.total(questions.length, total)}
      isLocked={editor.isLocked}
      questions={questions}
      types={types}
      make={newQuestion}
      onChange={set}
      renderQuestion={(question, change) => (
        <Answers question={question} isLocked={editor.isLocked} onChange={change} />
      )}
      option={{
        title: t.isShuffled,
        isOn: isShuffled,
        onSwitch: (isOn) => editor.changeModule(module, { body: { questions, isShuffled: isOn } }),
      }}
    />
  )
}

const newQuestion = (type: TestQuestion['type']): TestQuestion => ({
  key: newKey(),
  type,
  stem: '',
  choices: type === 'text' ? [] : twoChoices().map((choice) => ({ ...choice, isRight: false })),
  score: 10,
  explanation: '',
})

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
