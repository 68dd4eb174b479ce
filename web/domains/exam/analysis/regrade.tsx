import {
  getExamAnalysis,
  getExamQuestion,
  getInvigilationState,
  regradeExam,
  type RegradePolicy,
  regradePolicies,
} from '@lyceum/contract/exam'
import type { PaperKey } from '@lyceum/contract/question'
import type { Result } from '@lyceum/contract/kit'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button } from '#ui/form/button'
import { RadioGroup } from '#ui/form/choices'
import { Field } from '#ui/form/field'
import { Input } from '#ui/form/input'
import { Drawer } from '#ui/overlay/drawer'
import { DocumentText } from '#domains/question'
import { Effect } from './regrade-effect.tsx'
import { type Doubted, isWhole, keyToMend } from './item-analysis.ts'
import { KeyField } from './key-field.tsx'
import { text } from './text/index.ts'

type RegradeProps = {
  readonly examId: string
  readonly questionVersionId: string
  readonly doubted: Doubted
  readonly onRegraded: () => void
  readonly onBack: () => void
  readonly onClose: () => void
}

/** Corrects a key: first a dry run that lists who is affected, then for all papers at once. */
export function Regrade(props: RegradeProps) {
  const t = useText(text)
  const mending = useMending(props)
  const { trial } = mending
  return (
    <Drawer
      title={t.mend}
      width={640}
      onClose={props.onClose}
      footer={
        <>
          <Button onClick={props.onBack}>{t.back}</Button>
          <Button look={trial ? 'plain' : 'primary'} isBusy={mending.isTrying} onClick={mending.attempt}>
            {t.trial}
          </Button>
          {trial && (
            <Button look="primary" isBusy={mending.isCommitting} onClick={mending.commit}>
              {t.commit}
            </Button>
          )}
        </>
      }
    >
      <div className="analysis-question">
        <DocumentText tree={props.doubted.question.stem} />
        <RegradeForm mending={mending} doubted={props.doubted} />
        {trial && <Effect trial={trial} />}
      </div>
    </Drawer>
  )
}

type Mending = ReturnType<typeof useMending>

function RegradeForm({ mending, doubted }: { readonly mending: Mending; readonly doubted: Doubted }) {
  const t = useText(text)
  const { key } = mending
  const policies = regradePolicies.filter(
    (option) => key !== null || option === 'fullCredit' || option === 'none',
  )
  return (
    <>
      <div className="ly-field">
        <span className="ly-field-label">{t.policy}</span>
        <RadioGroup<RegradePolicy>
          label={t.policy}
          isStacked
          value={mending.policy}
          options={policies.map((value) => ({ value, title: t.policies[value] }))}
          onChoose={(policy) => mending.change({ policy })}
        />
      </div>
      {key && mending.needsKey && (
        <section>
          <h3>{t.newKey}</h3>
          <KeyField
            question={doubted.question}
            value={key}
            onChange={(next) => mending.change({ key: next })}
          />
          {mending.problem === 'key' && <p className="ly-field-error">{t.missingKey}</p>}
        </section>
      )}
      <Field
        label={t.reason}
        isRequired
        hint={t.reasonHint}
        error={mending.problem === 'reason' ? t.missingReason : undefined}
      >
        {(names) => (
          <Input
            {...names}
            maxLength={300}
            value={mending.reason}
            onChange={({ target }) => mending.change({ reason: target.value })}
          />
        )}
      </Field>
    </>
  )
}

type RegradeInput = { readonly policy: RegradePolicy; readonly key: PaperKey | null; readonly reason: string }

function useMending({ examId, questionVersionId, doubted, onRegraded, onClose }: RegradeProps) {
  const t = useText(text)
  const [input, setInput] = useState<RegradeInput>(() => startingWith(doubted))
  const [trial, setTrial] = useState<Result<typeof regradeExam>>()
  const [isTried, setIsTried] = useState(false)
  const look = useCommand(regradeExam)
  const go = useCommand(regradeExam, { refresh: [getExamQuestion, getExamAnalysis, getInvigilationState] })
  const { policy, key, reason } = input
  const needsKey = policy === 'eitherKey' || policy === 'newKey'
  const isKeyless = needsKey && (key === null || !isWhole(key))
  const problem = isKeyless ? 'key' : reason.trim() === '' ? 'reason' : undefined
  const params = {
    id: examId,
    questionVersionId,
    policy,
    key: needsKey ? key : null,
    reason: reason.trim(),
  }
  return {
    ...input,
    trial,
    needsKey,
    problem: isTried ? problem : undefined,
    isTrying: look.isPending,
    isCommitting: go.isPending,
    /** Any change needs another dry run. */
    change: (part: Partial<RegradeInput>) => {
      setInput({ ...input, ...part })
      setTrial(undefined)
    },
    attempt: () => {
      setIsTried(true)
      if (!problem) look.mutate({ ...params, isDryRun: true }, { onSuccess: setTrial })
    },
    commit: () =>
      go.mutate(
        { ...params, isDryRun: false },
        {
          onSuccess: () => {
            onRegraded()
            onClose()
            showSuccess(t.committed)
          },
        },
      ),
  }
}

function startingWith({ key, correction }: Doubted): RegradeInput {
  const first = keyToMend(correction?.key ?? key)
  return { policy: first === null ? 'fullCredit' : 'newKey', key: first, reason: '' }
}
