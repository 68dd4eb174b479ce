import * as contract from '@lyceum/contract/site'
import { answer } from '#platform/http'
import type { Room } from '#platform/room'
import { jobs } from './jobs.ts'
import { deliveryList } from './delivery/list-deliveries.ts'
import { noticeDesk } from './notice/desk.ts'
import { settingList } from './list-settings.ts'
import { saveSetting, saveSettings } from './save-settings.ts'

export { addPosterPictures } from './poster-pictures.ts'

/** Where a site is set up: its settings and pictures, and the words of what the given rooms send. */
export function settingsOver(rooms: readonly Room[]): Room {
  const notices = rooms.flatMap(({ notices = [] }) => notices)
  const desk = noticeDesk(notices)
  return {
    name: 'settings',
    jobs,
    routes: [
      answer(contract.listSettings, settingList),
      answer(contract.saveSetting, saveSetting),
      answer(contract.saveSettings, saveSettings),
      answer(contract.listNotices, desk.list),
      answer(contract.saveNotice, desk.save),
      answer(contract.resetNotice, desk.reset),
      answer(contract.testNotice, desk.test),
      answer(contract.listDeliveries, (ctx, input) => deliveryList(ctx, notices, input)),
    ],
  }
}
