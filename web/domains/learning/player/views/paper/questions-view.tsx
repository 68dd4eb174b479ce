import type { Result } from '@lyceum/contract/kit'
import {
  getLearningRecord,
  getModule,
  getModuleTree,
  getTestReport,
  reportModule,
  type Studied,
} from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog'
import { text } from '../../text/index.ts'
import type { Given } from './given-answer.ts'
import { QuestionField } from './question-field.tsx'
import { TestReport } from './test-report.tsx'
import './questions.css'

type Module = Result<typeof getModule>

type QuestionsProps = {
  readonly content: Extract<Studied, { kind: 'questions' }>
  readonly module: Module | undefined
  readonly isReview: boolean
  readonly onCompleted: () => void
}

/** A test or survey: answered, handed in, and then reviewed. */
export function QuestionsView({ content, module, isReview, onCompleted }: QuestionsProps) {
  const t = useText(text)
  const [isAgain, setIsAgain] = useState(false)
  if (!module) return null
  const isAnswered = module.submits > 0 && !isAgain
  if (content.isTest && isAnswered)
    return <TestReport module={module} isReview={isReview} onAgain={() => setIsAgain(true)} />
  if (isAnswered)
    return (
      <div className="study-card">
        <h2>{t.test.thanks}</h2>
      </div>
    )
  return (
    <Paper
      content={content}
      module={module}
      isReview={isReview}
      onCompleted={onCompleted}
      onHanded={() => setIsAgain(false)}
    />
  )
}

type PaperProps = QuestionsProps & { readonly module: Module; readonly onHanded: () => void }

const nothing: Given = { choices: [], text: '' }
const isGiven = ({ choices, text }: Given) => choices.length > 0 || text !== ''

function Paper({ content, module, isReview, onCompleted, onHanded }: PaperProps) {
  const t = useText(text)
  const [answers, setAnswers] = useState<Readonly<Record<string, Given>>>({})
  const [isAsking, setIsAsking] = useState(false)
  const hand = useCommand(reportModule, {
    refresh: [getModuleTree, getModule, getLearningRecord, getTestReport],
  })
  const { questions, isTest } = content
  const open = questions.filter(({ key }) => !isGiven(answers[key] ?? nothing))
  const isShort = open.some(({ isRequired }) => isRequired)

  async function handIn() {
    const given = questions
      .map(({ key }) => ({ key, ...(answers[key] ?? nothing) }))
      .filter(isGiven)
      .map(({ key, choices, text }) => ({ key, choices: [...choices], text }))
    const { completion } = await hand.mutateAsync({ modId: module.modId, answers: given })
    setIsAsking(false)
    onHanded()
    if (completion) onCompleted()
  }

  return (
    <div className="study-paper">
      <Head content={content} module={module} />
      <ol>
        {questions.map((question) => (
          <QuestionField
            key={question.key}
            question={question}
            isTest={isTest}
            given={answers[question.key] ?? nothing}
            onGive={(given) => setAnswers({ ...answers, [question.key]: given })}
          />
        ))}
      </ol>
      <footer>
        <output>{open.length > 0 && t.test.left(open.length)}</output>
        <Button
          look="primary"
          disabled={isReview || isShort}
          isBusy={hand.isPending}
          onClick={() => setIsAsking(true)}
        >
          {isTest ? t.test.hand : t.test.send}
        </Button>
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={isTest ? t.test.hand : t.test.send}
          confirm={isTest ? t.test.hand : t.test.send}
          onConfirm={handIn}
          onClose={() => setIsAsking(false)}
        >
          {open.length > 0 ? t.test.sure(open.length) : t.test.sureDone}
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The full score and the number of attempts. */
function Head({ content, module }: Pick<PaperProps, 'content' | 'module'>) {
  const t = useText(text)
  return (
    <header>
      <h2>{module.title}</h2>
      <p>
        {content.isTest && <span>{t.test.full(module.score || 100)}</span>}
        {module.requiredScore !== null && <span>{t.test.pass(module.requiredScore)}</span>}
        {module.maxSubmits !== null && <span>{t.test.attempts(module.submits, module.maxSubmits)}</span>}
        {content.isAnonymous && <span>{t.test.anonymous}</span>}
      </p>
    </header>
  )
}
