import { commonErrors } from '@lyceum/contract/kit'
import * as contract from '@lyceum/contract/news'
import { reachOf } from '#domains/org'
import type { Ctx } from '#platform/ctx'
import { fail } from '#platform/app-error'
import { answer } from '#platform/http'
import type { Domain } from '#platform/domain'
import { clockJobs, jobs } from './jobs.ts'
import { pinNews, publishNews, withdrawNews } from './managed/publish-news.ts'
import { getNewsDraft, listNews } from './managed/show-news.ts'
import { attachmentsInUse, readableAttachments } from './attachment/attachments.ts'
import { copyNews, createNews, saveNews } from './managed/write-news.ts'
import { notices } from './notices.ts'
import { readersExport } from './progress/export-readers.ts'
import { remindReaders } from './broadcast/remind-readers.ts'
import { listReaders } from './progress/show-readers.ts'
import { eventHandlers } from './handlers.ts'
import {
  acknowledgeNews,
  announceCount,
  announceHeadline,
  board,
  openNews,
  reportReading,
  getTrainNotice,
} from './read-news.ts'
import { searchable } from './searchable.ts'
import { newsNamed, newsTitles } from './title-queries.ts'

/** Announcements to everyone require the permission in the whole site, not just in one unit. */
function inWhole<I, R>(work: (ctx: Ctx, input: I) => Promise<R>) {
  return async (ctx: Ctx, input: I): Promise<R> => {
    if ((await reachOf(ctx, 'news.manage')).kind !== 'site') fail(commonErrors.NOT_FOUND)
    return work(ctx, input)
  }
}

export const domain: Domain = {
  name: 'news',
  counters: { announceCount },
  headlines: { announceCount: announceHeadline },
  searchables: [searchable],
  titles: { 'news.item': newsTitles },
  named: [newsNamed],
  notices,
  jobs,
  cronJobs: clockJobs,
  eventHandlers,
  exports: [readersExport],
  readableFiles: readableAttachments,
  filesInUse: attachmentsInUse,
  permissions: { 'news.manage': ['ADM'] },
  routes: [
    answer(contract.listAnnouncements, (ctx, paging) => board(ctx, 'notice', paging)),
    answer(contract.listArticles, (ctx, paging) => board(ctx, 'article', paging)),
    answer(contract.getAnnouncement, (ctx, input) => openNews(ctx, 'notice', input)),
    answer(contract.getArticle, (ctx, input) => openNews(ctx, 'article', input)),
    answer(contract.acknowledgeNews, acknowledgeNews),
    answer(contract.reportReading, reportReading),
    answer(contract.getTrainNotice, getTrainNotice),
    answer(contract.listNews, inWhole(listNews)),
    answer(contract.createNews, inWhole(createNews)),
    answer(contract.getNewsDraft, inWhole(getNewsDraft)),
    answer(contract.saveNews, inWhole(saveNews)),
    answer(contract.publishNews, inWhole(publishNews)),
    answer(contract.withdrawNews, inWhole(withdrawNews)),
    answer(contract.pinNews, inWhole(pinNews)),
    answer(contract.copyNews, inWhole(copyNews)),
    answer(contract.listReaders, inWhole(listReaders)),
    answer(contract.remindReaders, inWhole(remindReaders)),
  ],
}
