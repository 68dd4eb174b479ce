import type { Result } from '@lyceum/contract/kit'
import { getModuleTree } from '@lyceum/contract/learning'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { read } from '#lib/api'
import { usePageTitle } from '#lib/page-title'
import { useText } from '#lib/text'
import { Empty } from '#ui/feedback/empty'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { Skeleton } from '#ui/feedback/skeleton'
import { ButtonLink } from '#ui/form/button'
import { Desk } from './desk.tsx'
import { studyQuery } from './study-query.ts'
import { text } from './text/index.ts'
import './study.css'

/** Where a course is studied: the stage, the list of modules, and what was written down on the way. */
export function StudyPage() {
  const t = useText(text)
  const [query] = useSearchParams()
  const { itmId = '', modId } = studyQuery.read(query)
  const tree = useQuery({ ...read(getModuleTree, { itmId }), enabled: itmId !== '' })
  usePageTitle(tree.data?.title ?? t.contents)

  if (tree.isError || itmId === '') return <ErrorPanel onRetry={() => void tree.refetch()} />
  if (tree.data) return <Studied key={itmId} tree={tree.data} wanted={modId} />
  return (
    <div className="ly-wrap study-loading">
      <Skeleton height="576px" />
    </div>
  )
}

type StudiedProps = {
  readonly tree: Result<typeof getModuleTree>
  readonly wanted: string | undefined
}

/** The module that was asked for, or the one to go on with; who is not enrolled is shown where to. */
function Studied({ tree, wanted }: StudiedProps) {
  const t = useText(text)
  const { itmId, appStatus } = tree
  // Chosen once: who has just finished a module stays with it until they go on.
  const [first] = useState(() => firstOf(tree))
  const here = wanted ?? first
  if (appStatus === 'NOT_ENROLLED' && here === undefined)
    return (
      <Empty kind="start" title={t.notEnrolled} isPage>
        <ButtonLink look="primary" to={`/course/detail?itmId=${itmId}`}>
          {t.toCourse}
        </ButtonLink>
      </Empty>
    )
  return here === undefined ? (
    <Empty kind="start" title={t.none} isPage />
  ) : (
    <Desk key={here} tree={tree} modId={here} />
  )
}

/** The module to go on with, or else the first there is; for visitors, the first that may be tried. */
function firstOf({ nextModId, appStatus, chapters }: StudiedProps['tree']): string | undefined {
  const modules = chapters.flatMap((chapter) => chapter.modules)
  if (appStatus === 'NOT_ENROLLED') return modules.find(({ isTrial }) => isTrial)?.modId
  return nextModId ?? modules[0]?.modId
}
