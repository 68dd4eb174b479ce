import type { Input, Result } from '@lyceum/contract/kit'
import type * as contract from '@lyceum/contract/site'
import type { Ctx } from '#platform/ctx'
import type { NoticeTemplate } from '#platform/domain/notices'
import { noticeList } from './list-notices.ts'
import { resetNoticeText, saveNoticeText } from './save-text.ts'
import { testNoticeText } from './send-test-mail.ts'

/** All actions on notices; the domains that send them are not known here. */
export function noticeHandlers(notices: readonly NoticeTemplate[]) {
  return {
    listNotices: (ctx: Ctx): Promise<Result<typeof contract.listNotices>> => noticeList(ctx, notices),
    saveNotice: (ctx: Ctx, input: Input<typeof contract.saveNotice>) => saveNoticeText(ctx, notices, input),
    resetNotice: (ctx: Ctx, input: Input<typeof contract.resetNotice>) =>
      resetNoticeText(ctx, notices, input),
    testNotice: (ctx: Ctx, input: Input<typeof contract.testNotice>) => testNoticeText(ctx, notices, input),
  }
}
