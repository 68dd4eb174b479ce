import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, moment, pageOf, pageQuery } from '../kit/index.ts'
import { attached } from './attached.ts'
import { newsErrors } from './errors.ts'

export { mostFiles } from './attached.ts'
export { newsErrors } from './errors.ts'

export { type NewsKind, newsKinds } from './kinds.ts'

const listed = z.object({
  id: id('news.item'),
  title: z.string(),
  summary: z.string(),
  unit: z.string(),
  isPinned: z.boolean(),
  isRead: z.boolean(),
  /** It requires an acknowledgement that the caller has not given for the current version. */
  isWaiting: z.boolean(),
  shownFrom: moment,
})

/** C-075. */
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/homeMessage/list',
  kind: 'read',
  access: 'user',
  summary: 'Announcements for me that are published now: pinned ones first, then the newest.',
  query: pageQuery,
  result: pageOf(listed),
})

/** C-077. Capital L as specified. */
export const listArticles = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/homeArticle/List',
  kind: 'read',
  access: 'user',
  summary: 'News for me, pinned ones first, then the newest.',
  query: pageQuery,
  result: pageOf(listed),
})

const whole = listed.extend({
  content: documentTree,
  version: z.int(),
  mustAcknowledge: z.boolean(),
  acknowledgedAt: moment.nullable(),
  place: z.string(),
  files: z.array(attached),
})

/** C-083. A GET that marks it as read, protected like a write. */
export const getAnnouncement = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/homeMessage/detail/:id',
  kind: 'write',
  access: 'user',
  summary: 'One announcement; opening it marks it as read.',
  params: z.object({ id: id('news.notice') }),
  result: whole,
  errors: [commonErrors.NOT_FOUND],
})

/** C-084. */
export const getArticle = endpoint({
  method: 'GET',
  path: '/app/api/trainee/home/homeArticle/detail/:id',
  kind: 'write',
  access: 'user',
  summary: 'One news article; opening it marks it as read.',
  params: z.object({ id: id('news.article') }),
  result: whole,
  errors: [commonErrors.NOT_FOUND],
})

export const acknowledgeNews = endpoint({
  method: 'POST',
  path: '/app/api/trainee/news/:id/acknowledge',
  kind: 'write',
  access: 'user',
  summary: 'Records that I have read and agree to a version of an announcement.',
  params: z.object({ id: id('news.notice') }),
  body: z.object({ version: z.int().min(1) }),
  result: z.object({ acknowledgedAt: moment }),
  errors: [commonErrors.NOT_FOUND, newsErrors.NEWS_CHANGED],
})

/** Reading time measured while the text was on screen and the tab in front; at most one minute is accepted per call. */
export const reportReading = endpoint({
  method: 'POST',
  path: '/app/api/trainee/news/:id/reading',
  kind: 'write',
  access: 'user',
  summary: 'Adds the seconds for which I have had an item open.',
  params: z.object({ id: id('news.item') }),
  body: z.object({ seconds: z.int().min(1).max(60) }),
  result: z.object({ seconds: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-087. Readable without signing in by anyone with the link: it contains nothing personal. */
export const getTrainNotice = endpoint({
  method: 'GET',
  path: '/app/api/trainee/train/notice/:id',
  kind: 'read',
  access: 'public',
  summary: 'A published notice that is open to all: title, text, time and place.',
  params: z.object({ id: id('news.open') }),
  result: z.object({ title: z.string(), content: documentTree, shownFrom: moment, place: z.string() }),
  errors: [commonErrors.NOT_FOUND],
})

export {
  copyNews,
  createNews,
  getNewsDraft,
  listNews,
  type NewsState,
  newsStates,
  pinNews,
  publishNews,
  saveNews,
  broadcastEvents,
  withdrawNews,
} from './console.ts'
export { listReaders, readerFilter, type ReaderGroup, readerGroups, remindReaders } from './progress.ts'
