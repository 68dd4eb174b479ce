import { type FileKindName, fileKinds, type PurposeName, purposeNames, purposes } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, openTestApp } from '#testing/test-app'
import { compound, office, page, pdf, scorm } from './corpus/documents.ts'
import { dropBucket, leftovers, makeBucket, ownBucket, rowCount, sendForm } from './corpus/upload-make.ts'
import { avi, flv, m4a, mkv, mov, mp3, mp4, phone, wav, webm } from './corpus/media.ts'
import { jpg, png } from './corpus/pictures.ts'

// Every purpose and kind, genuine and in two disguises: the outcome must match the table of purposes (INV-U01).

let at: TestApp
beforeAll(async () => {
  await makeBucket()
  at = await openTestApp(ownBucket)
})
afterAll(async () => {
  await at.close()
  await dropBucket()
})

const honest: Readonly<Record<FileKindName, () => Buffer | Promise<Buffer>>> = {
  jpg,
  png,
  pdf,
  txt: () => Buffer.from('一二三'),
  csv: () => Buffer.from('工号,姓名\n1,林\n'),
  doc: () => compound(['WordDocument']),
  xls: () => compound(['Workbook']),
  ppt: () => compound(['PowerPoint Document']),
  docx: () => office('docx'),
  xlsx: () => office('xlsx'),
  pptx: () => office('pptx'),
  zip: () => scorm(),
  mp4: () => mp4(),
  mov,
  avi,
  flv,
  '3gp': phone,
  mp3,
  wav,
  m4a,
  mkv,
  webm,
}

const kinds = Object.keys(fileKinds) as FileKindName[]

/** Bytes that are clearly of another kind: a picture for a document, a document for the rest. */
const otherKindFile = (kind: FileKindName) => (kind === 'pdf' ? jpg() : pdf())

const disguises = {
  itself: (kind: FileKindName) => honest[kind](),
  'a page': () => page,
  'another kind': otherKindFile,
} as const

type Disguise = keyof typeof disguises

/** The expected outcome, derived from the specification only. */
function expectedResult(purpose: PurposeName, kind: FileKindName, disguise: Disguise): string {
  if (!purposes[purpose].kinds.includes(kind)) return 'WRONG_UPLOAD_TYPE'
  return disguise === 'itself' ? fileKinds[kind].type : 'FILE_TYPE_UPLOAD_ERROR'
}

const nameFor = (kind: FileKindName) => `资料_2026-05-01.${fileKinds[kind].extensions[0]}`

test.for(purposeNames)(
  'B-268 B-271 B-272 B-274 E-107 E-108 %s accepts its kinds and nothing in disguise',
  { timeout: 600_000 },
  async (purpose) => {
    const before = await rowCount(at)
    let accepted = 0
    for (const kind of kinds) {
      for (const disguise of Object.keys(disguises) as Disguise[]) {
        const bytes = await disguises[disguise](kind)
        const response = await sendForm(at, at.admin, { purpose, name: nameFor(kind), bytes })
        const { result, errCode } = response.json<{ result?: { type: string }; errCode?: string }>()
        const expected = expectedResult(purpose, kind, disguise)
        expect([kind, disguise, result?.type ?? errCode]).toEqual([kind, disguise, expected])
        if (result) accepted += 1
      }
    }
    expect(accepted).toBe(purposes[purpose].kinds.length)
    expect((await rowCount(at)) - before).toBe(accepted)
    expect(await leftovers()).toEqual([])
  },
)

test('the matrix has the promised number of cases', () => {
  expect(purposeNames.length * kinds.length * Object.keys(disguises).length).toBeGreaterThanOrEqual(960)
})
