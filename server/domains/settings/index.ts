import * as contract from '@lyceum/contract/site'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { jobs } from './jobs.ts'
import { listDeliveries } from './delivery/list-deliveries.ts'
import { noticeHandlers } from './notice/notice-handlers.ts'
import { listSettings } from './list-settings.ts'
import { saveSetting, saveSettings } from './save-settings.ts'

export { addPosterPictures } from './poster-pictures.ts'

/** Site administration: settings and pictures, and the texts of what the given domains send. */
export function settingsOver(domains: readonly Domain[]): Domain {
  const notices = domains.flatMap(({ notices = [] }) => notices)
  const handlers = noticeHandlers(notices)
  return {
    name: 'settings',
    jobs,
    routes: [
      answer(contract.listSettings, listSettings),
      answer(contract.saveSetting, saveSetting),
      answer(contract.saveSettings, saveSettings),
      answer(contract.listNotices, handlers.listNotices),
      answer(contract.saveNotice, handlers.saveNotice),
      answer(contract.resetNotice, handlers.resetNotice),
      answer(contract.testNotice, handlers.testNotice),
      answer(contract.listDeliveries, (ctx, input) => listDeliveries(ctx, notices, input)),
    ],
  }
}
