import * as contract from '@lyceum/contract/social'
import { answer, type Route } from '#platform/http'
import { listComments, listReplies } from './comment/list-comments.ts'
import { removeComment } from './comment/remove-comment.ts'
import { getCommentSummary } from './comment-summary/comment-summary.ts'
import { writeComment } from './comment/write-comment.ts'
import { follow, unfollow } from './follow/follow.ts'
import { collect, uncollect } from './likes/collect.ts'
import { like } from './likes/like.ts'
import { findColleagues } from './share/find-colleagues.ts'
import { share } from './share/share.ts'
import type { Targets } from './targets.ts'

export const routesOver = (targets: Targets): readonly Route[] => [
  answer(contract.getCommentSummary, (ctx, input) => getCommentSummary(ctx, targets, input)),
  answer(contract.writeComment, (ctx, input) => writeComment(ctx, targets, input)),
  answer(contract.removeComment, (ctx, input) => removeComment(ctx, targets, input)),
  answer(contract.listComments, (ctx, input) => listComments(ctx, targets, input)),
  answer(contract.listReplies, (ctx, input) => listReplies(ctx, targets, input)),
  answer(contract.like, (ctx, input) => like(ctx, targets, input)),
  answer(contract.collect, (ctx, input) => collect(ctx, targets, input)),
  answer(contract.uncollect, (ctx, input) => uncollect(ctx, targets, input)),
  answer(contract.share, (ctx, input) => share(ctx, targets, input)),
  answer(contract.findColleagues, findColleagues),
  answer(contract.follow, follow),
  answer(contract.unfollow, unfollow),
]
