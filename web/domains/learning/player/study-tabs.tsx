import type { Result } from '@lyceum/contract/kit'
import {
  getLearningRecord,
  type getModule,
  type getModuleTree,
  type listNotes,
} from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { Link } from 'react-router'
import { usePictureAddresses } from '#domains/file'
import { CommentSection, HotTalk, useSummary } from '#domains/social'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { DocumentView } from '#ui/document/document-view'
import { Tabs } from '#ui/layout/tabs'
import { Icon } from '#ui/picture/icon'
import { Why } from '../due-reason/why.tsx'
import { formatClock } from './format-clock.ts'
import { Notes } from './parts/notes.tsx'
import { studyQuery } from './study-query.ts'
import { text } from './text/index.ts'
import './study-tabs.css'

type Tree = Result<typeof getModuleTree>
type Module = Result<typeof getModule>

type BelowProps = {
  readonly tree: Tree
  readonly modId: string
  readonly module: Module | undefined
  readonly notes: Result<typeof listNotes>['records']
  readonly clock: () => number
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly onJump: (second: number) => void
}

/** Below the player: notes, discussion, introduction; beside them missing conditions and materials. */
export function Below({ tree, ...rest }: BelowProps) {
  const t = useText(text)
  const { itmId } = tree
  const target = { targetType: 'course', targetId: itmId } as const
  const [tab, setTab] = useState<TabName>('notes')
  const { data: record } = useQuery(read(getLearningRecord, { itmId }))
  return (
    <div className="ly-wrap study-below">
      <section>
        <DiscussionTabs {...rest} target={target} tab={tab} onTab={setTab} />
      </section>
      <aside>
        {record && (
          <Why why={record.why} title={t.why.title} linkTo={(to) => studyQuery.to({ itmId, modId: to })} />
        )}
        <Moments marks={rest.module?.marks ?? []} onJump={rest.onJump} />
        <HotTalk target={target} onOpen={() => setTab('talk')} />
        <Materials tree={tree} modId={rest.modId} />
      </aside>
    </div>
  )
}

type TabName = 'notes' | 'talk' | 'about'

type DiscussionTabsProps = Omit<BelowProps, 'tree'> & {
  readonly target: { readonly targetType: 'course'; readonly targetId: string }
  readonly tab: TabName
  readonly onTab: (tab: TabName) => void
}

/** Notes, discussion and the author's introduction of this module. */
function DiscussionTabs({
  target,
  tab,
  onTab,
  modId,
  module,
  notes,
  clock,
  field,
  onJump,
}: DiscussionTabsProps) {
  const t = useText(text)
  const summary = useSummary(target)
  const about = module?.note
  const tabs = [
    { name: 'notes' as const, title: t.notes.title, count: notes.length },
    { name: 'talk' as const, title: t.talk, count: summary?.count },
    ...(about ? [{ name: 'about' as const, title: t.about }] : []),
  ]
  const hasTime = module?.size.unit === 'second'
  const noting = { modId, notes, hasTime, clock, field, onJump }
  return (
    <Tabs label={t.notes.title} current={tab} onChoose={onTab} tabs={tabs}>
      {tab === 'notes' && <Notes {...noting} />}
      {tab === 'talk' && <CommentSection target={target} />}
      {tab === 'about' && about && <About tree={about} />}
    </Tabs>
  )
}

function About({ tree }: { readonly tree: NonNullable<Module['note']> }) {
  return (
    <div className="study-about">
      <DocumentView tree={tree} addressOf={usePictureAddresses(tree)} />
    </div>
  )
}

/** The author's materials in the same chapter. */
function Materials({ tree: { itmId, chapters }, modId }: Pick<BelowProps, 'tree' | 'modId'>) {
  const t = useText(text)
  const chapter = chapters.find(({ modules }) => modules.some((item) => item.modId === modId))
  const files = (chapter?.modules ?? []).filter((item) => item.type === 'REF' && item.modId !== modId)
  if (files.length === 0) return null
  return (
    <section className="study-moments study-materials">
      <h3>{t.files}</h3>
      <ul>
        {files.map(({ modId: fileModId, title }) => (
          <li key={fileModId}>
            <Icon name="fileText" size={18} />
            <span>{title}</span>
            <Link to={studyQuery.to({ itmId, modId: fileModId })}>{t.open}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

type MomentsProps = {
  readonly marks: Module['marks']
  readonly onJump: (second: number) => void
}

/** The author's marks in the recording. */
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
              <span className="study-moment">{formatClock(second)}</span>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
