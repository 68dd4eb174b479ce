import type { DraftFault, ModuleContent } from '@lyceum/contract/course'
import type { ReactNode } from 'react'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { moduleIcons } from '../module-kinds.ts'
import { text } from '../text/index.ts'

type ModuleLineProps = {
  readonly module: ModuleContent
  /** The problems that prevent publishing. */
  readonly faults: readonly DraftFault[]
  readonly grip: ReactNode
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One module in the table of contents: its icon, name and size. */
export function ModuleLine({ module, faults, grip, isChosen, onChoose }: ModuleLineProps) {
  const t = useText(text)
  return (
    <div className={`outline-module${isChosen ? ' outline-module-chosen' : ''}`}>
      {grip}
      <button type="button" aria-current={isChosen || undefined} onClick={onChoose}>
        <i>
          <Icon name={moduleIcons[module.type]} size={16} />
        </i>
        <span className="ly-clamp-1">{module.title || t.outline.untitled}</span>
        <em className={faults.length > 0 ? 'outline-fault' : undefined}>
          <Measure module={module} faults={faults} />
        </em>
      </button>
    </div>
  )
}

function Measure({ module: { body, minutes }, faults }: Pick<ModuleLineProps, 'module' | 'faults'>) {
  const t = useText(text).outline
  if ('questions' in body) return t.questions(body.questions.length)
  if ('address' in body) return minutes > 0 ? t.minutes(minutes) : t.link
  if ('task' in body) return t.attachment
  if (body.fileId === null) return t.noFile
  if (faults.some(({ fault }) => fault === 'fileFailed')) return t.fileFailed
  if (faults.some(({ fault }) => fault === 'fileUnfinished')) return t.fileUnfinished
  return minutes > 0 ? t.minutes(minutes) : ''
}
