import { getSetup, hideSetup } from '@lyceum/contract/admin'
import type { Result } from '@lyceum/contract/kit'
import { useQuery } from '@tanstack/react-query'
import { read, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { Button, ButtonLink } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { Icon } from '#ui/picture/icon'
import { text } from './text/index.ts'
import './checklist.css'

type Step = Result<typeof getSetup>['steps'][number]

/** What a new site needs before people can learn on it. Hidden when all is done or when the person dismisses it. */
export function Checklist() {
  const t = useText(text)
  const { data } = useQuery({ ...read(getSetup), refetchOnMount: 'always', meta: { quiet: true } })
  const hide = useCommand(hideSetup, { refresh: [getSetup] })
  const steps = data?.steps ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  if (data?.isHidden !== false || done === steps.length) return null

  const putAway = async () => {
    await hide.mutateAsync({ isHidden: true })
    showSuccess(t.hidden)
  }
  const next = steps.find(({ isDone }) => !isDone)?.name
  return (
    <section className="setup" aria-labelledby="overview-setup">
      <SectionHead
        title={t.title}
        id="overview-setup"
        sub={t.count(done, steps.length)}
        end={
          <Button
            look="quiet"
            size="small"
            isBusy={hide.isPending}
            onClick={() => void putAway().catch(() => undefined)}
          >
            {t.hide}
          </Button>
        }
      />
      <ol>
        {steps.map((step, at) => (
          <StepRow key={step.name} step={step} number={at + 1} isNext={step.name === next} />
        ))}
      </ol>
    </section>
  )
}

type StepProps = { readonly step: Step; readonly number: number; readonly isNext: boolean }

function StepRow({ step: { name, isDone, path }, number, isNext }: StepProps) {
  const t = useText(text)
  const { title, hint, act } = t.steps[name]
  return (
    <li data-done={isDone}>
      <span className="setup-mark" aria-hidden="true">
        {isDone ? <Icon name="check" size={16} /> : number}
      </span>
      <b>{title}</b>
      <p>{hint}</p>
      {isDone ? (
        <span className="setup-done">{t.isDone}</span>
      ) : (
        <ButtonLink to={path} size="small" look={isNext ? 'primary' : 'plain'}>
          {act}
        </ButtonLink>
      )}
    </li>
  )
}
