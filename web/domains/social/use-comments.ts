import {
  type CommentRecord,
  like,
  listComments,
  listReplies,
  removeComment,
  type CommentEntry,
  writeComment,
} from '@lyceum/contract/social'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { callOrShowError, call } from '#lib/api'
import { report } from '#lib/http/trouble'
import { withReply, withReplies, withRemoved, withTurned } from './comment-changes.ts'
import type { Target } from './target.ts'
import { useSocialActions } from './use-summary.ts'

export type Order = 'hot' | 'new'
type Page = Awaited<ReturnType<typeof call<typeof listComments>>>

const keyOf = (target: Target, order: Order) => [listComments.path, target, order]

/** The comments of a target, page by page. */
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

/** Changes the loaded pages without refetching. */
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

/** The actions on comments. */
export function useTalk(target: Target, order: Order) {
  const { recount } = useSocialActions(target)
  const { change, renew } = useShownPages(target, order)
  return {
    post: async (content: string) => {
      await withErrorReport(call(writeComment, { ...target, content }))
      await Promise.all([renew(), recount()])
    },
    answer: async (parentId: string, content: string) => {
      const reply = await withErrorReport(call(writeComment, { ...target, content, parentId }))
      change(withReply(parentId, reply), 1)
      void recount()
    },
    moreReplies: async (id: string) => {
      const replies = await allReplies(id)
      change(withReplies(id, replies))
    },
    turnLike: async ({ id, isLiked }: Pick<CommentEntry, 'id' | 'isLiked'>) => {
      change(withTurned(id, !isLiked))
      const answer = await callOrShowError(like, { targetType: 'comment', targetId: id, isLiked: !isLiked })
      // It failed: restores the earlier state.
      if (!answer) change(withTurned(id, isLiked))
    },
    remove: async (id: string) => {
      const gone = await callOrShowError(removeComment, { targetType: target.targetType, id })
      if (!gone) return
      change(withRemoved(id), -1)
      void recount()
    },
  }
}

/** Reports an error, and rethrows it to the caller. */
async function withErrorReport<T>(sending: Promise<T>): Promise<T> {
  try {
    return await sending
  } catch (error) {
    report(error)
    throw error
  }
}

/** Removes duplicates, because a comment may move between two fetched pages. */
const uniqueOf = (records: readonly CommentRecord[] | undefined) =>
  records && [...new Map(records.map((comment) => [comment.id, comment])).values()]

async function allReplies(id: string): Promise<CommentEntry[]> {
  const all: CommentEntry[] = []
  let after: string | null = ''
  while (after !== null) {
    const { records, next }: { records: CommentEntry[]; next: string | null } = await call(listReplies, {
      commentId: id,
      pageSize: 50,
      ...(after ? { after } : {}),
    })
    all.push(...records)
    after = next
  }
  return all
}
