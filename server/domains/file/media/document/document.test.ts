import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { getMedia, getPreview } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { office } from '../../corpus/documents.ts'
import { dropBucket, fetchFile, leftovers, makeBucket, ownBucket, upload } from '../../corpus/upload-make.ts'
import { docx, pages } from '../../corpus/paged-documents.ts'
import { png } from '../../corpus/pictures.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000

/** The text that can be searched or copied. */
async function lettersOf(pdf: Buffer): Promise<string> {
  const program = spawn('pdftotext', ['-', '-'])
  program.stdin.end(pdf)
  return (await text(program.stdout)).replaceAll(' ', '')
}

test(
  'C-046 Q-134 office files and texts become pages, a PDF stays as it is, and each has a page count',
  async () => {
    const at = await testApp(ownBucket)
    const gb = Buffer.from('d6aad0d0d1a7ccc30d0a', 'hex')
    const files = [
      await upload(at, at.admin, { purpose: 'document', name: '手册.docx', bytes: docx(3) }),
      await upload(at, at.admin, { purpose: 'document', name: '国标.txt', bytes: gb }),
      await upload(at, at.admin, { purpose: 'document', name: '制度.pdf', bytes: pages(7) }),
    ]
    expect(await at.admin.call(getPreview, { fileId: files[0]?.id ?? '' })).toMatchObject({ show: 'waiting' })
    await at.runJobs()
    const seen = await Promise.all(files.map(({ id }) => at.admin.call(getMedia, { id })))
    expect(seen.map((media) => [media.kind, media.state, media.fault, media.pages])).toEqual([
      ['document', 'ready', null, 3],
      ['document', 'ready', null, 1],
      ['document', 'ready', null, 7],
    ])
    for (const { id, name } of files) {
      const shown = await at.admin.call(getPreview, { fileId: id })
      expect(shown).toMatchObject({ show: 'pages', type: 'application/pdf', name })
      const { rawPayload, headers } = await fetchFile(at, shown.url)
      expect([rawPayload.toString('latin1', 0, 5), headers['content-type']]).toEqual([
        '%PDF-',
        'application/pdf',
      ])
      expect(new Date(shown.expiresAt).getTime() - at.parts.clock.now().getTime()).toBeLessThanOrEqual(
        600_000,
      )
    }
    const pageTexts = await Promise.all(
      files.slice(0, 2).map(async ({ id }) => {
        const { url } = await at.admin.call(getPreview, { fileId: id })
        return lettersOf((await fetchFile(at, url)).rawPayload)
      }),
    )
    expect(pageTexts[0]).toContain('第2页：安全生产培训手册')
    expect(pageTexts[1]).toContain('知行学堂')
    expect(await leftovers()).toEqual([])
  },
  patience,
)

test(
  'an unreadable file fails with a reason, a picture is shown as it is, and other people learn of neither',
  async () => {
    const at = await testApp(ownBucket)
    const broken = await upload(at, at.lin, { purpose: 'knowledge', name: '坏.docx', bytes: office('docx') })
    const empty = await upload(at, at.lin, { purpose: 'circle', name: '空.pdf', bytes: pages(0) })
    const picture = await upload(at, at.lin, { purpose: 'picture', name: '合影.png', bytes: await png() })
    const draft = await upload(at, at.lin, { purpose: 'attachment', name: '草稿.docx', bytes: docx(1) })
    await at.runJobs()
    const faults = await Promise.all([broken, empty].map(({ id }) => at.lin.call(getMedia, { id })))
    expect(faults.map(({ state }) => state)).toEqual(['failed', 'failed'])
    expect(await at.lin.call(getPreview, { fileId: broken.id })).toMatchObject({ show: 'download' })
    expect(await at.mei.call(getPreview, { fileId: picture.id })).toMatchObject({ show: 'picture' })
    expect(await at.lin.call(getPreview, { fileId: draft.id })).toMatchObject({ show: 'download' })
    expect(await at.lin.refused(getMedia, { id: draft.id })).toBe('NOT_FOUND')
    for (const other of [at.mei, at.admin, at.stranger]) {
      expect(await other.refused(getPreview, { fileId: broken.id })).toBe('NOT_FOUND')
      expect(await other.refused(getMedia, { id: broken.id })).toBe('NOT_FOUND')
    }
  },
  patience,
)
