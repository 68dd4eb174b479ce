import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/notices'
import { noticeList } from './list-notices.ts'
import { resetWords, saveWords } from './save-words.ts'
import { testWords } from './test-words.ts'

/** All that can be done to the notices of the house; the rooms that send them are not known here. */
export function noticeDesk(notices: readonly NoticeTemplate[]) {
  return {
    list: (ctx: Ctx): Promise<Result<typeof contract.listNotices>> => noticeList(ctx, notices),
    save: (ctx: Ctx, input: Input<typeof contract.saveNotice>) => saveWords(ctx, notices, input),
    reset: (ctx: Ctx, input: Input<typeof contract.resetNotice>) => resetWords(ctx, notices, input),
    test: (ctx: Ctx, input: Input<typeof contract.testNotice>) => testWords(ctx, notices, input),
  }
}
