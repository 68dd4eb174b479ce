import type { Result } from '@lyceum/contract/kit'
import { getLearningRecord, type getModule, type listNotes } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { Tabs } from '#ui/layout/tabs'
import { clockWords } from './clock-words.ts'
import { Notes } from './parts/notes.tsx'
import { TaskText } from './parts/task-text.tsx'
import { Why } from './parts/why.tsx'
import { text } from './text/index.ts'
import './below.css'

type BelowProps = {
  readonly itmId: string
  readonly modId: string
  readonly module: Result<typeof getModule> | undefined
  readonly notes: Result<typeof listNotes>['records']
  readonly clock: () => number
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onJump: (second: number) => void
}

/** Below the stage: notes and what the author says; beside them why the course is not complete, and its key moments. */
export function Below({ itmId, modId, module, notes, clock, field, onJump }: BelowProps) {
  const t = useText(text)
  const [tab, setTab] = useState<'notes' | 'about'>('notes')
  const { data: record } = useQuery(read(getLearningRecord, { itmId }))
  const about = module?.note
  const tabs = [
    { name: 'notes' as const, title: t.notes.title, count: notes.length },
    ...(about ? [{ name: 'about' as const, title: t.about }] : []),
  ]
  const hasTime = module?.size.unit === 'second'
  return (
    <div className="ly-wrap study-below">
      <section>
        <Tabs label={t.notes.title} current={tab} onChoose={setTab} tabs={tabs}>
          {tab === 'about' && about ? (
            <TaskText tree={about} />
          ) : (
            <Notes
              modId={modId}
              notes={notes}
              hasTime={hasTime}
              clock={clock}
              field={field}
              onJump={onJump}
            />
          )}
        </Tabs>
      </section>
      <aside>
        {record && <Why why={record.why} itmId={itmId} title={t.why.title} />}
        <Moments marks={module?.marks ?? []} onJump={onJump} />
      </aside>
    </div>
  )
}

type MomentsProps = {
  readonly marks: Result<typeof getModule>['marks']
  readonly onJump: (second: number) => void
}

/** What the author has marked along the recording. */
function Moments({ marks, onJump }: MomentsProps) {
  const t = useText(text)
  if (marks.length === 0) return null
  return (
    <section className="study-moments">
      <h3>{t.marks}</h3>
      <ul>
        {marks.map(({ second, title }) => (
          <li key={second}>
            <button type="button" onClick={() => onJump(second)}>
              <span className="study-moment">{clockWords(second)}</span>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
