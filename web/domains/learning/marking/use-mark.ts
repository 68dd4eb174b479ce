import { getHandIn, listHandIns, markHandIn } from '@lyceum/contract/learning'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { isRefusal, useCommand } from '#lib/api'
import { showSuccess } from '#lib/notice'
import { useText } from '#lib/text'
import { report } from '#lib/trouble'
import { scoreOf } from './mark-rules.ts'
import { text } from './text/index.ts'
import { useKeys } from './use-keys.ts'
import type { HandIn } from './work.tsx'

export type MarkProps = {
  readonly work: HandIn
  readonly before: string | undefined
  readonly after: string | undefined
  /** Asks for the work again: somebody else has marked it. */
  readonly onRead: () => void
}

const shownScore = ({ score, markedAt }: HandIn) => (markedAt === null || score === null ? '' : String(score))

/** A mark being given, and where one goes from there. */
export function useMark({ work, before, after, onRead }: MarkProps) {
  const t = useText(text)
  const { navigate, way, setWay } = useWay()
  const [first] = useState(work)
  const [score, setScore] = useState(shownScore(work))
  const [comment, setComment] = useState(work.comment)
  /** The mark that was on the page when this one was begun. */
  const [read, setRead] = useState(work.markedAt)
  const [isTried, setIsTried] = useState(false)
  const mark = useCommand(markHandIn, { refresh: [listHandIns, getHandIn], quiet: true })
  const typed = scoreOf(score, work.fullScore)
  // One's own mark, just saved, comes back with the work as well.
  const isOvertaken = work.markedAt !== read && !mark.isPending && !mark.isSuccess

  function save() {
    setIsTried(true)
    if (typeof typed !== 'number' || mark.isPending || isOvertaken) return
    mark.mutate(
      { id: work.id, score: typed, comment: comment.trim(), corrects: read },
      {
        onSuccess: () => {
          showSuccess(after ? t.saved(work.name) : t.savedLast)
          setWay(after ? `/marking/${after}` : '/marking')
        },
        onError: (error) => (isRefusal(error, 'MARKED_MEANWHILE') ? onRead() : report(error)),
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
    isDirty: way === undefined && (score !== shownScore(first) || comment !== first.comment),
    isOvertaken,
    /** Goes on with what is typed here, over the mark that was just read. */
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

/** Leaves after the page has drawn that nothing is unsaved any more, so that nobody is asked whether to. */
function useWay() {
  const navigate = useNavigate()
  const [way, setWay] = useState<string>()
  useEffect(() => {
    if (way !== undefined) void navigate(way)
  }, [way, navigate])
  return { navigate, way, setWay }
}
