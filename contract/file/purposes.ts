import type { FileKindName } from './kinds.ts'

/** The purpose of a file decides its size limit, accepted kinds, who may upload it and who may see it. */
export type Purpose = {
  readonly maxBytes: number
  readonly kinds: readonly FileKindName[]
  /** `user`: anyone signed in; `staff`: people with `file.staff`. */
  readonly by: 'user' | 'staff'
  /** `site`: anyone on the site may see it; `owner`: its owner, and anyone another domain allows. */
  readonly seenBy: 'site' | 'owner'
  /** A picture is re-encoded and its longer edge limited to this many pixels. */
  readonly maxEdge?: number
  /** The name must end in a date: `XXX_YYYY-MM-DD` (B-267, Q-132). */
  readonly isDated?: true
  /** Videos, audio, documents and packages with this purpose are prepared for the browser. */
  readonly isPrepared?: true
}

export type PurposeName = (typeof purposeNames)[number]

export const purposeNames = [
  'avatar',
  'cover',
  'picture',
  'logo',
  'icon',
  'gate',
  'medal',
  'registration',
  'attachment',
  'homework',
  'recording',
  'circle',
  'knowledge',
  'document',
  'audio',
  'video',
  'scorm',
  'import',
] as const

/** One megabyte as the specification counts it. */
const M = 1_048_576

const pictures = ['jpg', 'png'] as const
const documents = ['doc', 'docx', 'xls', 'xlsx', 'txt', 'ppt', 'pptx', 'pdf'] as const
const videos = ['mp4', 'avi', 'mov', 'flv', '3gp'] as const

/** Pictures 10 M, knowledge and circle 100 M, assignments 50 M (B-265, B-270, Q-131); the other limits are our own. */
export const purposes: Readonly<Record<PurposeName, Purpose>> = {
  avatar: { maxBytes: 10 * M, kinds: pictures, by: 'user', seenBy: 'site', maxEdge: 640 },
  cover: { maxBytes: 10 * M, kinds: pictures, by: 'user', seenBy: 'site', maxEdge: 1920 },
  picture: { maxBytes: 10 * M, kinds: pictures, by: 'user', seenBy: 'site', maxEdge: 2560 },
  logo: { maxBytes: 10 * M, kinds: pictures, by: 'staff', seenBy: 'site', maxEdge: 1600 },
  icon: { maxBytes: 10 * M, kinds: pictures, by: 'staff', seenBy: 'site', maxEdge: 256 },
  /** The picture beside the sign-in form. */
  gate: { maxBytes: 10 * M, kinds: pictures, by: 'staff', seenBy: 'site', maxEdge: 2560 },
  medal: { maxBytes: 10 * M, kinds: pictures, by: 'staff', seenBy: 'site', maxEdge: 640 },
  registration: { maxBytes: 10 * M, kinds: pictures, by: 'user', seenBy: 'owner', maxEdge: 2560 },
  attachment: {
    maxBytes: 50 * M,
    kinds: [...documents, ...pictures],
    by: 'user',
    seenBy: 'owner',
    maxEdge: 4096,
  },
  homework: {
    maxBytes: 50 * M,
    kinds: [...documents, 'mp3', ...videos, ...pictures],
    by: 'user',
    seenBy: 'owner',
    maxEdge: 4096,
    isDated: true,
  },
  /** A spoken answer, as a browser records it. */
  recording: { maxBytes: 50 * M, kinds: ['webm', 'mp4'], by: 'user', seenBy: 'owner' },
  circle: { maxBytes: 100 * M, kinds: documents, by: 'user', seenBy: 'owner', isPrepared: true },
  knowledge: {
    maxBytes: 100 * M,
    kinds: [...documents, ...videos, 'mp3', 'wav'],
    by: 'user',
    seenBy: 'owner',
    isPrepared: true,
  },
  document: { maxBytes: 100 * M, kinds: documents, by: 'staff', seenBy: 'owner', isPrepared: true },
  audio: { maxBytes: 200 * M, kinds: ['mp3', 'wav', 'm4a'], by: 'staff', seenBy: 'owner', isPrepared: true },
  video: {
    maxBytes: 1024 * M,
    kinds: [...videos, 'mkv', 'webm'],
    by: 'staff',
    seenBy: 'owner',
    isPrepared: true,
  },
  scorm: { maxBytes: 500 * M, kinds: ['zip'], by: 'staff', seenBy: 'owner', isPrepared: true },
  import: { maxBytes: 50 * M, kinds: ['xlsx', 'csv'], by: 'staff', seenBy: 'owner' },
}

/** Maximum size of one form upload; a larger file is uploaded in resumable pieces. */
export const maxFormBytes = 100 * M

/**
 * Resumable uploads use tus 1.0: `POST` here with `Upload-Length` and the metadata `purpose` and `filename`, then
 * `PATCH` pieces of this size. When the last piece is stored, the header `X-File-Id` returns the new file's id.
 */
export const resumable = { address: '/app/api/file/tus', pieceBytes: 5 * M, fileHeader: 'X-File-Id' } as const
