import { z } from 'zod'
import { commonErrors, endpoint, id, line, moment } from '../kit/index.ts'
import { honorErrors } from './errors.ts'

/** What is counted, each by an event that another domain publishes. */
export const activities = [
  'course',
  'exam',
  'module',
  'comment',
  'share',
  'rating',
  'like',
  'day',
  'streak',
  'task',
  'exchange',
] as const
export type Activity = (typeof activities)[number]

export const glyphs = ['book', 'flame', 'star', 'peak', 'quill', 'shield', 'bloom', 'gate', 'voice'] as const
export const tiers = ['gold', 'silver', 'bronze'] as const

/** B-393, B-394. */
export const shownMedals = { least: 1, most: 3 } as const

const medalFields = {
  id: id('honor.medal'),
  name: z.string(),
  words: z.string(),
  glyph: z.enum(glyphs),
  tier: z.enum(tiers),
  /** Empty: the default drawing is used. */
  picture: z.string(),
  deed: z.enum(activities),
  needed: z.int(),
}
const medal = z.object(medalFields)
export type MedalSummary = z.output<typeof medal>

const earnedMedal = medal.extend({ earnedAt: moment, shownAs: z.int().nullable() })
export type EarnedMedal = z.output<typeof earnedMedal>

const unattained = medal.extend({ count: z.int() })
export type UnattainedMedal = z.output<typeof unattained>

const ofWhom = z.object({ userId: id('identity.account').optional() })

const title = z.object({ id: id('honor.title'), name: z.string(), points: z.int() })
export type HeadTitle = z.output<typeof title>

/** C-287. */
export const getHonours = endpoint({
  method: 'GET',
  path: '/app/medal/personnel',
  kind: 'read',
  access: 'user',
  summary: 'What somebody is known for: level, title, and the medals they show.',
  query: ofWhom,
  result: z.object({
    earned: z.int(),
    level: z.int(),
    lifetime: z.int(),
    /** Points at which this level starts and the next one starts. */
    from: z.int(),
    next: z.int(),
    title: z.string(),
    shown: z.array(earnedMedal),
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-288. */
export const listEarnedMedals = endpoint({
  method: 'GET',
  path: '/app/medal/personnel/has/medal',
  kind: 'read',
  access: 'user',
  summary: 'Medals somebody has earned, the newest first.',
  query: ofWhom,
  result: z.object({ records: z.array(earnedMedal) }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-289. */
export const listUnattainedMedals = endpoint({
  method: 'GET',
  path: '/app/medal/personnel/unattained/medal',
  kind: 'read',
  access: 'user',
  summary: 'Medals I have not earned yet, with how far I am; the nearest first.',
  result: z.object({ records: z.array(unattained) }),
})

/** C-290. */
export const getMedalCompletion = endpoint({
  method: 'GET',
  path: '/app/medal/personnel/completion',
  kind: 'read',
  access: 'user',
  summary: 'How many medals I have of all there are, and how often I have done what they are given for.',
  result: z.object({
    earned: z.int(),
    total: z.int(),
    deeds: z.array(z.object({ deed: z.enum(activities), count: z.int() })),
  }),
})

/** C-291. */
export const listMedalNews = endpoint({
  method: 'GET',
  path: '/app/medal/personnel/remind/medal',
  kind: 'read',
  access: 'user',
  summary: 'Medals I have not been notified of yet.',
  result: z.object({ records: z.array(earnedMedal) }),
})

/** Sent by the page once it has shown them, so that a lost answer does not hide the news. */
export const acknowledgeMedals = endpoint({
  method: 'POST',
  path: '/app/api/trainee/medal/told',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Marks these medals as shown to me.',
  body: z.object({ medalIds: z.array(id('honor.earned')).min(1).max(50) }),
  result: z.object({ told: z.int() }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-292. */
export const showMedals = endpoint({
  method: 'POST',
  path: '/app/medal/personnel/exhibition',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Chooses the one to three medals that stand beside my name, in their order.',
  body: z.object({ medalIds: z.array(id('honor.earned')).max(20) }),
  result: z.object({ shown: z.int() }),
  errors: [commonErrors.NOT_FOUND, honorErrors.MEDAL_COUNT],
})

/** C-285. */
export const listEarnedTitles = endpoint({
  method: 'GET',
  path: '/app/head-title/user/:id',
  kind: 'read',
  access: 'user',
  summary: 'Head titles somebody holds, and the one they wear.',
  params: z.object({ id: id('identity.account') }),
  result: z.object({ lifetime: z.int(), wornId: id('honor.title').nullable(), records: z.array(title) }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-286. */
export const listTitles = endpoint({
  method: 'GET',
  path: '/app/head-title/list',
  kind: 'read',
  access: 'user',
  summary: 'All head titles, from the first to the last.',
  result: z.object({ records: z.array(title) }),
})

export const wearTitle = endpoint({
  method: 'PUT',
  path: '/app/api/trainee/head-title/worn',
  kind: 'write',
  access: 'user',
  summary: 'Wears one of the titles I hold.',
  body: z.object({ id: id('honor.title') }),
  result: z.object({ id: id('honor.title') }),
  errors: [commonErrors.NOT_FOUND, honorErrors.TITLE_NOT_HELD],
})

const manage = { permission: 'honor.manage' } as const

const sheet = z.object({
  name: line(20),
  words: z.string().trim().max(100).default(''),
  glyph: z.enum(glyphs),
  tier: z.enum(tiers),
  pictureId: id('honor.picture').nullable().default(null),
  deed: z.enum(activities),
  needed: z.int().min(1).max(1_000_000),
  isRetired: z.boolean().default(false),
})
export type MedalSheet = z.input<typeof sheet>

const managedMedal = medal.extend({
  pictureId: id('honor.picture').nullable(),
  isRetired: z.boolean(),
  revision: z.int(),
  holders: z.int(),
  /** People who meet the condition, whether they have the medal or not. */
  reached: z.int(),
})
export type ManagedMedal = z.output<typeof managedMedal>

export const listManagedMedals = endpoint({
  method: 'GET',
  path: '/app/api/admin/medal',
  kind: 'read',
  access: manage,
  summary: 'All medals with their conditions and how many hold them.',
  result: z.object({ records: z.array(managedMedal) }),
})

export const addMedal = endpoint({
  method: 'POST',
  path: '/app/api/admin/medal',
  kind: 'write',
  access: manage,
  summary: 'Adds a medal; whoever has done enough already gets it.',
  body: sheet,
  result: z.object({ id: id('honor.medal') }),
  errors: [commonErrors.NOT_FOUND],
})

export const editMedal = endpoint({
  method: 'PUT',
  path: '/app/api/admin/medal/:id',
  kind: 'write',
  access: manage,
  summary: 'Changes a medal; nobody loses one by it.',
  params: z.object({ id: id('honor.medal') }),
  body: sheet.extend({ revision: z.int() }),
  result: z.object({ id: id('honor.medal') }),
  errors: [commonErrors.NOT_FOUND, honorErrors.MEDAL_CHANGED],
})

const titleSheet = z.object({ name: line(12), points: z.int().min(0).max(100_000_000) })

export const listManagedTitles = endpoint({
  method: 'GET',
  path: '/app/api/admin/head-title',
  kind: 'read',
  access: manage,
  summary: 'All head titles with how many wear each.',
  result: z.object({ records: z.array(title.extend({ wearers: z.int() })) }),
})

export const addTitle = endpoint({
  method: 'POST',
  path: '/app/api/admin/head-title',
  kind: 'write',
  access: manage,
  summary: 'Adds a head title.',
  body: titleSheet,
  result: z.object({ id: id('honor.title') }),
  errors: [honorErrors.TITLE_TAKEN],
})

export const editTitle = endpoint({
  method: 'PUT',
  path: '/app/api/admin/head-title/:id',
  kind: 'write',
  access: manage,
  summary: 'Changes a head title.',
  params: z.object({ id: id('honor.title') }),
  body: titleSheet,
  result: z.object({ id: id('honor.title') }),
  errors: [commonErrors.NOT_FOUND, honorErrors.TITLE_TAKEN],
})

export const removeTitle = endpoint({
  method: 'DELETE',
  path: '/app/api/admin/head-title/:id',
  kind: 'write',
  access: manage,
  summary: 'Removes a head title; whoever wore it wears none.',
  params: z.object({ id: id('honor.title') }),
  result: z.object({ id: id('honor.title') }),
  errors: [commonErrors.NOT_FOUND],
})
