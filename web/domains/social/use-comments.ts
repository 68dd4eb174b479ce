import {
  type CommentRecord,
  like,
  listComments,
  listReplies,
  removeComment,
  type Said,
  writeComment,
} from '@lyceum/contract/social'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { ask, call } from '#lib/api'
import { report } from '#lib/trouble'
import { withReply, withReplies, withRemoved, withTurned } from './comment-changes.ts'
import type { Target } from './target.ts'
import { useReactions } from './use-summary.ts'

export type Order = 'hot' | 'new'
type Page = Awaited<ReturnType<typeof call<typeof listComments>>>

const keyOf = (target: Target, order: Order) => [listComments.path, target, order]

/** What is said about a thing, page after page. */
export function useComments(target: Target, order: Order) {
  const found = useInfiniteQuery({
    queryKey: keyOf(target, order),
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call(listComments, { ...target, order, ...(pageParam ? { beneath: pageParam } : {}) }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  return {
    comments: uniqueOf(found.data?.pages.flatMap(({ records }) => records)),
    total: found.data?.pages[0]?.total,
    isError: found.isError,
    isPending: found.isPending,
    isMore: found.hasNextPage,
    isLoading: found.isFetchingNextPage,
    more: () => void found.fetchNextPage(),
    refetch: () => void found.refetch(),
  }
}

/** Changes the pages that are shown, without asking for them again. */
function useShownPages(target: Target, order: Order) {
  const client = useQueryClient()
  return {
    renew: () => client.invalidateQueries({ queryKey: [listComments.path, target] }),
    change: (step: (records: readonly CommentRecord[]) => CommentRecord[], more = 0) =>
      client.setQueryData<InfiniteData<Page, string>>(keyOf(target, order), (data) => {
        const pages = data?.pages.map((page) => ({
          ...page,
          total: page.total + more,
          records: step(page.records),
        }))
        return data && pages && { ...data, pages }
      }),
  }
}

/** What I can do with what is said. */
export function useTalk(target: Target, order: Order) {
  const { recount } = useReactions(target)
  const { change, renew } = useShownPages(target, order)
  return {
    say: async (content: string) => {
      await telling(call(writeComment, { ...target, content }))
      await Promise.all([renew(), recount()])
    },
    answer: async (parentId: string, content: string) => {
      const reply = await telling(call(writeComment, { ...target, content, parentId }))
      change(withReply(parentId, reply), 1)
      void recount()
    },
    moreReplies: async (id: string) => {
      const replies = await allReplies(id)
      change(withReplies(id, replies))
    },
    turnLike: async ({ id, isLiked }: Pick<Said, 'id' | 'isLiked'>) => {
      change(withTurned(id, !isLiked))
      const answer = await ask(like, { targetType: 'comment', targetId: id, isLiked: !isLiked })
      // It did not arrive: what was shown before is shown again.
      if (!answer) change(withTurned(id, isLiked))
    },
    remove: async (id: string) => {
      const gone = await ask(removeComment, { targetType: target.targetType, id })
      if (!gone) return
      change(withRemoved(id), -1)
      void recount()
    },
  }
}

/** Says why something did not arrive, and lets whoever waits for it know. */
async function telling<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending
  } catch (error) {
    report(error)
    throw error
  }
}

/** A comment that rose between two pages would stand there twice. */
const uniqueOf = (records: readonly CommentRecord[] | undefined) =>
  records && [...new Map(records.map((one) => [one.id, one])).values()]

async function allReplies(id: string): Promise<Said[]> {
  const all: Said[] = []
  let after: string | null = ''
  while (after !== null) {
    const { records, next }: { records: Said[]; next: string | null } = await call(listReplies, {
      commentId: id,
      pageSize: 50,
      ...(after ? { after } : {}),
    })
    all.push(...records)
    after = next
  }
  return all
}
