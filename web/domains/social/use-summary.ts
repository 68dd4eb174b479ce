import type { Result } from '@lyceum/contract/kit'
import { collect, getCommentSummary, like, uncollect } from '@lyceum/contract/social'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ask, read } from '#lib/api'
import type { Target } from './target.ts'

type Summary = Result<typeof getCommentSummary>

/** What is counted about a thing, and what I have done with it. */
export const useSummary = (target: Target): Summary | undefined =>
  useQuery(read(getCommentSummary, target)).data

/** Changes what the buttons show at once; when the server does not agree they show again what was. */
export function useReactions(target: Target) {
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
        () => ask(like, { ...target, isLiked }),
      ),
    turnCollect: (isCollected: boolean) =>
      turn(
        (before) => ({ ...before, isCollected, collects: before.collects + (isCollected ? 1 : -1) }),
        () => ask(isCollected ? collect : uncollect, target),
      ),
    /** After something that the server alone can count. */
    recount: () => client.invalidateQueries({ queryKey }),
  }
}
