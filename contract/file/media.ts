import { z } from 'zod'
import { commonErrors, endpoint, id, moment } from '../kit/index.ts'

/** What a worker prepares before a browser can play or read it. */
export const mediaKinds = ['video', 'audio', 'document', 'package'] as const
export const mediaStates = ['waiting', 'working', 'ready', 'failed'] as const

/** Why something could not be prepared. The pages explain it and what can be done about it. */
export const mediaFaults = [
  'unreadable',
  'noPicture',
  'noSound',
  'tooLong',
  'tooSlow',
  'locked',
  'empty',
  'noManifest',
  'noEntry',
  'unsafe',
  /** A program is missing or a disk is full: retried automatically once that is fixed. */
  'ourSide',
  'trouble',
] as const

export type MediaKind = (typeof mediaKinds)[number]
export type MediaState = (typeof mediaStates)[number]
export type MediaFault = (typeof mediaFaults)[number]

/** A line of a package's table of contents; what can be opened is a `sco` (it reports) or an `asset` (it does not). */
const packageItem = z.object({
  /** Its identifier in the manifest. */
  id: z.string(),
  title: z.string(),
  depth: z.int(),
  kind: z.enum(['folder', 'sco', 'asset']),
})
export type PackageItem = z.output<typeof packageItem>

/** Progress of the preparation, and what was measured. */
export const media = z.object({
  id: id('file.file'),
  kind: z.enum(mediaKinds),
  state: z.enum(mediaStates),
  /** While working. */
  percent: z.int().min(0).max(100),
  fault: z.enum(mediaFaults).nullable(),
  /** Duration of a video or audio file, measured by the server. */
  seconds: z.number().nullable(),
  pages: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  /** Of a course package. */
  scorm: z.enum(['1.2', '2004']).nullable(),
  title: z.string().nullable(),
  /** Of a package with more than one item to open; else empty. */
  items: z.array(packageItem),
})
export type Media = z.output<typeof media>

/** Preview frames of a video on one sheet, ten in a row: the frame at second s is number floor(s / step). */
const sprite = z.object({
  url: z.string(),
  step: z.int(),
  columns: z.int(),
  width: z.int(),
  height: z.int(),
})

/** Link for a browser to play or read it. Signed for one person; fetch a new one when it has expired. */
export const mediaAddress = z.object({
  /** A playlist (HLS), a PDF, or the launcher of a package. */
  url: z.string(),
  type: z.string(),
  poster: z.string().nullable(),
  sprite: sprite.nullable(),
  expiresAt: moment,
})
export type MediaAddress = z.output<typeof mediaAddress>

const fileId = z.object({ id: id('file.file') })

export const getMedia = endpoint({
  method: 'GET',
  path: '/app/api/file/:id/media',
  kind: 'read',
  access: 'user',
  summary: 'How far a film, sound, document or package is prepared, and where to play it once it is.',
  params: fileId,
  result: media.extend({ name: z.string(), size: z.int(), address: mediaAddress.nullable() }),
  errors: [commonErrors.NOT_FOUND],
})

export const retryMedia = endpoint({
  method: 'POST',
  path: '/app/api/file/:id/media/retry',
  kind: 'write',
  deed: 'run',
  access: 'user',
  rate: 'upload',
  summary: 'Prepares a file of my own once more after it has failed.',
  params: fileId,
  result: media,
  errors: [commonErrors.NOT_FOUND],
})

/** C-046. Outside `/app/api`, as specified; office files are converted, other files are downloaded. */
export const getPreview = endpoint({
  method: 'GET',
  path: '/app/idv/previewUrl',
  kind: 'read',
  access: 'user',
  summary: 'Where a browser shows a file: as pages, picture, film or sound; else where it saves it.',
  query: z.object({ fileId: id('file.file') }),
  result: z.object({
    /** `waiting`: still being converted; the link then downloads the original. */
    show: z.enum(['pages', 'picture', 'playlist', 'text', 'download', 'waiting']),
    url: z.string(),
    name: z.string(),
    type: z.string(),
    expiresAt: moment,
  }),
  errors: [commonErrors.NOT_FOUND],
})

/** The hint sent to a person when the state of one of their files changed: `{ id }`. */
export const mediaHint = 'media'
