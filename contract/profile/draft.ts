import { z } from 'zod'
import { commonErrors, documentTree, endpoint, id, line, moment, pageOf, pageQuery } from '../kit/index.ts'
import { profileErrors } from './errors.ts'

/** What can be saved as a draft: a knowledge article, a question, a topic of a circle, a document of a circle. */
export const draftTypes = ['article', 'question', 'topic', 'document'] as const
export type DraftType = (typeof draftTypes)[number]

/** Maximum number of drafts per person. */
export const mostDrafts = 100

const draft = z.object({
  id: id('profile.draft'),
  /** The editor's own key of the text: later saves use it again. */
  key: z.string(),
  type: z.enum(draftTypes),
  title: z.string(),
  savedAt: moment,
})

/** C-294. */
export const listDrafts = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/drafts/list',
  kind: 'read',
  access: 'user',
  summary: 'My drafts with the beginning of each, the one saved last first.',
  query: pageQuery,
  result: pageOf(draft.extend({ excerpt: z.string() })),
})

export const getDraft = endpoint({
  method: 'GET',
  path: '/app/api/trainee/my/drafts/:id',
  kind: 'read',
  access: 'user',
  summary: 'One of my drafts, whole.',
  params: z.object({ id: id('profile.draft') }),
  result: draft.extend({ content: documentTree }),
  errors: [commonErrors.NOT_FOUND],
})

/** C-296. */
export const saveDraft = endpoint({
  method: 'POST',
  path: '/app/api/trainee/my/drafts',
  kind: 'write',
  access: 'user',
  deed: 'change',
  summary: 'Saves what I am writing under the key of its editor; the same key again is the same draft.',
  body: z.object({
    key: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .meta({ examples: ['0b8f6c1e-5a07-4d53'] }),
    type: z.enum(draftTypes),
    title: line(200, 0),
    content: documentTree,
  }),
  result: z.object({ id: id('profile.draft'), savedAt: moment }),
  errors: [profileErrors.DRAFTS_FULL],
})

/** C-295. */
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/app/api/trainee/my/drafts/:id',
  kind: 'write',
  access: 'user',
  summary: 'Throws one of my drafts away.',
  params: z.object({ id: id('profile.draft') }),
  result: z.object({ id: id('profile.draft') }),
  errors: [commonErrors.NOT_FOUND],
})
