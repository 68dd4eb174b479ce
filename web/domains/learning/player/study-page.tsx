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
import { StudyView } from './study-view.tsx'
import { studyQuery } from './study-query.ts'
import { text } from './text/index.ts'
import './study.css'

/** The study page: the player, the list of modules, and notes. */
export function StudyPage() {
  const t = useText(text)
  const [query] = useSearchParams()
  const { itmId = '', modId } = studyQuery.read(query)
  const tree = useQuery({ ...read(getModuleTree, { itmId }), enabled: itmId !== '' })
  usePageTitle(tree.data?.title ?? t.contents)

  if (tree.isError || itmId === '') return <ErrorPanel onRetry={() => void tree.refetch()} />
  if (tree.data) return <Studied key={itmId} tree={tree.data} requestedId={modId} />
  return (
    <div className="ly-wrap study-loading">
      <Skeleton height="576px" />
    </div>
  )
}

type StudiedProps = {
  readonly tree: Result<typeof getModuleTree>
  readonly requestedId: string | undefined
}

/** The requested module, or the one to continue; people who are not enrolled see where to enrol. */
function Studied({ tree, requestedId }: StudiedProps) {
  const t = useText(text)
  const { itmId, appStatus } = tree
  // Chosen once: a finished module stays open until the learner goes on.
  const [first] = useState(() => firstOf(tree))
  const here = requestedId ?? first
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
    <StudyView key={here} tree={tree} modId={here} />
  )
}

/** The module to continue, or else the first; for visitors, the first with a preview. */
function firstOf({ nextModId, appStatus, chapters }: StudiedProps['tree']): string | undefined {
  const modules = chapters.flatMap((chapter) => chapter.modules)
  if (appStatus === 'NOT_ENROLLED') return modules.find(({ isTrial }) => isTrial)?.modId
  return nextModId ?? modules[0]?.modId
}
