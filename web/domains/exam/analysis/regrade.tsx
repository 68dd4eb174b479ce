import {
  getExamAnalysis,
  getExamQuestion,
  getExamRoom,
  type PaperKey,
  regradeExam,
  type RegradePolicy,
  regradePolicies,
} from '@lyceum/contract/exam'
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
import { Words } from '../question/words.tsx'
import { Effect } from './effect.tsx'
import { type Doubted, isWhole, keyToMend } from './item.ts'
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

/** A key is mended: first as a trial that says who would be touched, then for all papers at once. */
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
        <Words tree={props.doubted.question.stem} />
        <Wish mending={mending} doubted={props.doubted} />
        {trial && <Effect trial={trial} />}
      </div>
    </Drawer>
  )
}

type Mending = ReturnType<typeof useMending>

function Wish({ mending, doubted }: { readonly mending: Mending; readonly doubted: Doubted }) {
  const t = useText(text)
  const { key } = mending
  const policies = regradePolicies.filter((one) => key !== null || one === 'fullCredit' || one === 'none')
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

type WishState = { readonly policy: RegradePolicy; readonly key: PaperKey | null; readonly reason: string }

function useMending({ examId, questionVersionId, doubted, onRegraded, onClose }: RegradeProps) {
  const t = useText(text)
  const [wish, setWish] = useState<WishState>(() => startingWith(doubted))
  const [trial, setTrial] = useState<Result<typeof regradeExam>>()
  const [isTried, setIsTried] = useState(false)
  const look = useCommand(regradeExam)
  const go = useCommand(regradeExam, { refresh: [getExamQuestion, getExamAnalysis, getExamRoom] })
  const { policy, key, reason } = wish
  const needsKey = policy === 'eitherKey' || policy === 'newKey'
  const isKeyless = needsKey && (key === null || !isWhole(key))
  const problem = isKeyless ? 'key' : reason.trim() === '' ? 'reason' : undefined
  const asked = {
    id: examId,
    questionVersionId,
    policy,
    key: needsKey ? key : null,
    reason: reason.trim(),
  }
  return {
    ...wish,
    trial,
    needsKey,
    problem: isTried ? problem : undefined,
    isTrying: look.isPending,
    isCommitting: go.isPending,
    /** Any other wish needs another trial. */
    change: (part: Partial<WishState>) => {
      setWish({ ...wish, ...part })
      setTrial(undefined)
    },
    attempt: () => {
      setIsTried(true)
      if (!problem) look.mutate({ ...asked, isDryRun: true }, { onSuccess: setTrial })
    },
    commit: () =>
      go.mutate(
        { ...asked, isDryRun: false },
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

function startingWith({ key, correction }: Doubted): WishState {
  const first = keyToMend(correction?.key ?? key)
  return { policy: first === null ? 'fullCredit' : 'newKey', key: first, reason: '' }
}
