import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { getMedia, getPreview } from '@lyceum/contract/file'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { house } from '#testing/house'
import { office } from '../../corpus/documents.ts'
import { dropBucket, fetchFile, leftovers, makeBucket, ownBucket, upload } from '../../corpus/house-make.ts'
import { docx, pages } from '../../corpus/papers.ts'
import { png } from '../../corpus/pictures.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const patience = 180_000

/** What a reader finds when they search or copy: letters, not pictures of them. */
async function lettersOf(pdf: Buffer): Promise<string> {
  const program = spawn('pdftotext', ['-', '-'])
  program.stdin.end(pdf)
  return (await text(program.stdout)).replaceAll(' ', '')
}

test(
  'C-046 Q-134 office files and texts become pages, a PDF stays itself, and each knows how many it has',
  async () => {
    const at = await house(ownBucket)
    const gb = Buffer.from('d6aad0d0d1a7ccc30d0a', 'hex')
    const files = [
      await upload(at, at.admin, { purpose: 'document', name: '手册.docx', bytes: docx(3) }),
      await upload(at, at.admin, { purpose: 'document', name: '国标.txt', bytes: gb }),
      await upload(at, at.admin, { purpose: 'document', name: '制度.pdf', bytes: pages(7) }),
    ]
    expect(await at.admin.call(getPreview, { fileId: files[0]?.id ?? '' })).toMatchObject({ show: 'waiting' })
    await at.runJobs()
    const seen = await Promise.all(files.map(({ id }) => at.admin.call(getMedia, { id })))
    expect(seen.map((one) => [one.kind, one.state, one.fault, one.pages])).toEqual([
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
    const said = await Promise.all(
      files.slice(0, 2).map(async ({ id }) => {
        const { url } = await at.admin.call(getPreview, { fileId: id })
        return lettersOf((await fetchFile(at, url)).rawPayload)
      }),
    )
    expect(said[0]).toContain('第2页：安全生产培训手册')
    expect(said[1]).toContain('知行学堂')
    expect(await leftovers()).toEqual([])
  },
  patience,
)

test(
  'what no program can read says so, a picture is shown as it is, and nobody else is told of either',
  async () => {
    const at = await house(ownBucket)
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
