import type { Result } from '@lyceum/contract/kit'
import { getLearningRecord, getModule, getModuleTree, reportModule } from '@lyceum/contract/learning'
import { useState } from 'react'
import { useCommand } from '#lib/api'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

type LinkProps = {
  readonly address: string
  readonly modId: string
  readonly module: Result<typeof getModule> | undefined
  readonly isReview: boolean
  readonly onCompleted: () => void
}

/** A link to another site. The learner confirms having seen it after opening it (M-16). */
export function LinkView({ address, modId, module, isReview, onCompleted }: LinkProps) {
  const t = useText(text)
  const [isOpened, setIsOpened] = useState(false)
  const confirm = useCommand(reportModule, { refresh: [getModuleTree, getModule, getLearningRecord] })
  const isDone = module?.isDone ?? false

  async function confirmDone() {
    const { completion } = await confirm.mutateAsync({ modId, answers: [] })
    if (completion) onCompleted()
  }
  return (
    <div className="study-card">
      <Icon name="out" size={28} />
      <h2>{t.link.title}</h2>
      <p>{address}</p>
      <p>{isDone ? t.link.done : t.link.hint}</p>
      <a
        className="study-plain"
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => setIsOpened(true)}
      >
        {t.link.go}
      </a>
      {isOpened && !isDone && !isReview && (
        <button
          type="button"
          className="study-plain"
          disabled={confirm.isPending}
          // The page shows the error.
          onClick={() => void confirmDone().catch(() => undefined)}
        >
          <Icon name="done" size={16} />
          {t.link.seen}
        </button>
      )}
    </div>
  )
}
