import type { Domain } from '#platform/domain'
import { installationJobs } from './jobs.ts'
import { linkTitles } from './link/store.ts'
import { routes } from './routes.ts'

export { type Change, changeSettings } from './change-settings.ts'
export { deliverMail, deliverSms } from './delivery/deliver.ts'
export { maskedMail, maskedMobile } from './delivery/mask-address.ts'
export { deliveriesBelow, deliveryCounts } from './delivery/queries.ts'
export { allSites, findSite, findSiteById, refuseExpired } from './find-site.ts'
export { deleteNoticeText, noticeTexts, putNoticeText } from './notice/store.ts'
export { forgetNotices, noticeText } from './notice/notice-text.ts'
export { settingEntries } from './queries.ts'
export * as siteStore from './site-store.ts'
export { setting, settingsOf } from './settings.ts'
export { hostsOfSite, storageQuotaMb } from './store.ts'

export const domain: Domain = {
  name: 'site',
  routes,
  installationJobs,
  titles: { 'site.link': linkTitles },
  permissions: { 'site.manage': ['ADM'] },
}
