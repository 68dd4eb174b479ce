import type { Result } from '@lyceum/contract/kit'
import { collect, getCommentSummary, like, uncollect } from '@lyceum/contract/social'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callOrShowError, read } from '#lib/api'
import type { Target } from './target.ts'

type Summary = Result<typeof getCommentSummary>

/** The counts of a target, and the user's own likes and favourites. */
export const useSummary = (target: Target): Summary | undefined =>
  useQuery(read(getCommentSummary, target)).data

/** Updates the buttons at once, and restores them when the server call fails. */
export function useSocialActions(target: Target) {
  const client = useQueryClient()
  const { queryKey } = read(getCommentSummary, target)
  const show = (change: (before: Summary) => Summary) =>
    client.setQueryData<Summary>(queryKey, (before) => before && change(before))

  async function turn(
    expected: (before: Summary) => Summary,
    send: () => Promise<Partial<Summary> | undefined>,
  ) {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData<Summary>(queryKey)
    show(expected)
    const answer = await send()
    show((now) => (answer ? { ...now, ...answer } : (before ?? now)))
  }

  return {
    turnLike: (isLiked: boolean) =>
      turn(
        (before) => ({ ...before, isLiked, likes: before.likes + (isLiked ? 1 : -1) }),
        () => callOrShowError(like, { ...target, isLiked }),
      ),
    turnCollect: (isCollected: boolean) =>
      turn(
        (before) => ({ ...before, isCollected, collects: before.collects + (isCollected ? 1 : -1) }),
        () => callOrShowError(isCollected ? collect : uncollect, target),
      ),
    /** Refetches counts that only the server knows. */
    recount: () => client.invalidateQueries({ queryKey }),
  }
}
