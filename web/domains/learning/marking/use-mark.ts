import { getHandIn, listHandIns, markHandIn } from '@lyceum/contract/learning'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { hasErrorCode, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { report } from '#lib/http/trouble'
import { scoreOf } from './mark-rules.ts'
import { text } from './text/index.ts'
import { useKeys } from './use-keys.ts'
import type { HandIn } from './handed-in-work.tsx'

export type MarkProps = {
  readonly work: HandIn
  readonly before: string | undefined
  readonly after: string | undefined
  /** Fetches the work again after somebody else has marked it. */
  readonly onRead: () => void
}

const shownScore = ({ score, markedAt }: HandIn) => (markedAt === null || score === null ? '' : String(score))

/** The mark being edited, and the navigation after it. */
export function useMark({ work, before, after, onRead }: MarkProps) {
  const t = useText(text)
  const { navigate, nextPath, setNextPath } = useNextPath()
  const [first] = useState(work)
  const [score, setScore] = useState(shownScore(work))
  const [comment, setComment] = useState(work.comment)
  /** The mark shown when editing began. */
  const [read, setRead] = useState(work.markedAt)
  const [isTried, setIsTried] = useState(false)
  const mark = useCommand(markHandIn, { refresh: [listHandIns, getHandIn], quiet: true })
  const typed = scoreOf(score, work.fullScore)
  // The user's own saved mark comes back with the work too.
  const isOvertaken = work.markedAt !== read && !mark.isPending && !mark.isSuccess

  function save() {
    setIsTried(true)
    if (typeof typed !== 'number' || mark.isPending || isOvertaken) return
    mark.mutate(
      { id: work.id, score: typed, comment: comment.trim(), corrects: read },
      {
        onSuccess: () => {
          showSuccess(after ? t.saved(work.name) : t.savedLast)
          setNextPath(after ? `/marking/${after}` : '/marking')
        },
        onError: (error) => (hasErrorCode(error, 'MARKED_MEANWHILE') ? onRead() : report(error)),
      },
    )
  }
  function go(to: string | undefined) {
    if (to) void navigate(`/marking/${to}`)
  }

  useKeys({ save, after: () => go(after), before: () => go(before) })

  return {
    score,
    setScore,
    comment,
    setComment,
    problem: isTried && typeof typed !== 'number' ? typed : undefined,
    isBusy: mark.isPending,
    isDirty: nextPath === undefined && (score !== shownScore(first) || comment !== first.comment),
    isOvertaken,
    /** Continues with the typed mark, over the newly fetched one. */
    keepMine: () => setRead(work.markedAt),
    takeTheirs: () => {
      setRead(work.markedAt)
      setScore(shownScore(work))
      setComment(work.comment)
    },
    save,
    go,
  }
}

/** Navigates after the page has rendered as saved, so that the leave guard does not ask. */
function useNextPath() {
  const navigate = useNavigate()
  const [nextPath, setNextPath] = useState<string>()
  useEffect(() => {
    if (nextPath !== undefined) void navigate(nextPath)
  }, [nextPath, navigate])
  return { navigate, nextPath, setNextPath }
}
