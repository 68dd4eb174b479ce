import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, openTestApp } from '#testing/test-app'
import { compound, office, page, pdf, program, scorm, svg } from './corpus/documents.ts'
import {
  dropBucket,
  fetchFile,
  makeBucket,
  objects,
  ownBucket,
  rowCount,
  sendForm,
  leftovers,
} from './corpus/upload-make.ts'
import { avi, flash, flv, gif, heic, mov, mp3, mp4, phone, playlist, taggedMp3, wav } from './corpus/media.ts'
import { bombPng, deepPng, jpg, movingPng, geotaggedJpg, png, printJpg, webp } from './corpus/pictures.ts'
import { zip } from './seed/zip.ts'

// The upload corpus of reliability.md 7.3: every file is generated here, sent as a form, and has a known outcome.

let at: TestApp
beforeAll(async () => {
  await makeBucket()
  at = await openTestApp(ownBucket)
})
afterAll(async () => {
  await at.close()
  await dropBucket()
})

/** Name, purpose, bytes and outcome: the stored type, or the error code. */
type Case = readonly [name: string, purpose: string, bytes: Buffer | Promise<Buffer>, outcome: string]

const text = (content: string) => Buffer.from(content)
const join = async (...parts: readonly (Buffer | Promise<Buffer>)[]) =>
  Buffer.concat(await Promise.all(parts.map(async (part) => part)))
const WRONG = 'WRONG_UPLOAD_TYPE'
const FALSE = 'FILE_TYPE_UPLOAD_ERROR'
const SCORM = 'SCORM_UPLOAD_ERROR'
const openXml = 'application/vnd.openxmlformats-officedocument'

const welcome: readonly Case[] = [
  ['肖像.jpg', 'avatar', jpg(), 'image/jpeg'],
  ['肖像.JPEG', 'avatar', jpg(), 'image/jpeg'],
  ['徽章.png', 'medal', png(), 'image/png'],
  ['一点.png', 'cover', png(1, 1), 'image/png'],
  ['十六位.png', 'picture', deepPng(), 'image/png'],
  ['印刷.jpg', 'picture', printJpg(), 'image/jpeg'],
  ['报名表.jpg', 'registration', geotaggedJpg(), 'image/jpeg'],
  ['手册.pdf', 'circle', pdf(), 'application/pdf'],
  ['老文档.doc', 'circle', compound(['WordDocument', '1Table']), 'application/msword'],
  ['老表格.xls', 'circle', compound(['Workbook']), 'application/vnd.ms-excel'],
  ['更老的表格.xls', 'circle', compound(['Book']), 'application/vnd.ms-excel'],
  [
    '老演示.ppt',
    'circle',
    compound(['a', 'b', 'c', 'd', 'PowerPoint Document']),
    'application/vnd.ms-powerpoint',
  ],
  ['文档.docx', 'circle', office('docx'), `${openXml}.wordprocessingml.document`],
  ['表格.xlsx', 'import', office('xlsx'), `${openXml}.spreadsheetml.sheet`],
  [
    '演示.pptx',
    'document',
    office('pptx', [{ name: 'ppt/embeddings/a.xlsx', data: office('xlsx') }]),
    `${openXml}.presentationml.presentation`,
  ],
  ['国标.txt', 'circle', Buffer.from('d6aad0d0d1a7ccc30d0a', 'hex'), 'text/plain'],
  ['脚本.txt', 'attachment', text('alert(1) // 原样保存，从不执行'), 'text/plain'],
  ['名单.csv', 'import', text('\ufeff工号,姓名\n1001,林知夏\n'), 'text/csv'],
  ['课.mp4', 'video', mp4(), 'video/mp4'],
  ['课.mp4', 'video', mp4(page), 'video/mp4'],
  ['手机.mp4', 'video', phone(), 'video/mp4'],
  ['课.mov', 'knowledge', mov(), 'video/quicktime'],
  ['课.avi', 'knowledge', avi(), 'video/x-msvideo'],
  ['课.flv', 'knowledge', flv(), 'video/x-flv'],
  ['课.3gp', 'knowledge', phone(), 'video/3gpp'],
  ['音.mp3', 'audio', mp3(), 'audio/mpeg'],
  ['音.mp3', 'knowledge', taggedMp3(), 'audio/mpeg'],
  ['音.wav', 'knowledge', wav(), 'audio/wav'],
  ['课件.zip', 'scorm', scorm(), 'application/zip'],
  ['心得_2026-05-01.docx', 'homework', office('docx'), `${openXml}.wordprocessingml.document`],
]

const falseNames: readonly Case[] = [
  ['page.jpg', 'picture', page, FALSE],
  ['page.png', 'picture', page, FALSE],
  ['page.pdf', 'circle', page, FALSE],
  ['page.txt', 'circle', page, FALSE],
  ['xhtml.txt', 'circle', text('<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'), FALSE],
  ['svg.png', 'picture', svg, FALSE],
  ['svg.txt', 'circle', svg, FALSE],
  ['svg.svg', 'picture', svg, WRONG],
  ['page.html', 'knowledge', page, WRONG],
  ['page.jpg.html', 'picture', jpg(), WRONG],
  ['page.HTML ', 'knowledge', page, WRONG],
  ['.html.', 'knowledge', page, WRONG],
  ['a.hta', 'knowledge', page, WRONG],
  ['a.mhtml', 'knowledge', text('MIME-Version: 1.0'), WRONG],
  ['a.xml', 'import', text('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'), WRONG],
  ['program.docx', 'circle', program, FALSE],
  ['program.txt', 'circle', program, FALSE],
  ['program.exe', 'circle', program, WRONG],
  ['webp.jpg', 'picture', webp(), FALSE],
  ['webp.webp', 'picture', webp(), WRONG],
  ['jpg.png', 'picture', jpg(), FALSE],
  ['heic.jpg', 'picture', heic(), FALSE],
  ['flash.mp4', 'video', flash(), FALSE],
  ['playlist.mp4', 'video', playlist(), FALSE],
  ['playlist.m3u8', 'video', playlist(), WRONG],
  ['gif.jpg', 'picture', gif(), FALSE],
  ['gif.gif', 'picture', gif(), WRONG],
  ['moving.png', 'picture', movingPng(), FALSE],
  ['noname', 'circle', pdf(), WRONG],
  ['film.mp4', 'circle', mp4(), WRONG],
  ['paper.pdf', 'avatar', pdf(), WRONG],
  ['docm.docx', 'circle', office('docm'), FALSE],
  ['macro.docx', 'circle', office('docx', [{ name: 'word/vbaProject.bin', data: 'x' }]), FALSE],
  ['macro.doc', 'circle', compound(['WordDocument', 'Macros', '_VBA_PROJECT']), FALSE],
  ['table.doc', 'circle', compound(['Workbook']), FALSE],
  ['zip.docx', 'circle', zip([{ name: 'word/document.xml', data: 'x' }]), FALSE],
  ['sheet.docx', 'circle', office('xlsx'), FALSE],
]

const broken: readonly Case[] = [
  ['empty.txt', 'circle', Buffer.alloc(0), FALSE],
  ['empty.png', 'picture', Buffer.alloc(0), FALSE],
  ['cut.png', 'picture', png(400, 300).then((bytes) => bytes.subarray(0, 200)), FALSE],
  ['cut.jpg', 'picture', jpg(400, 300).then((bytes) => bytes.subarray(0, 400)), FALSE],
  ['header.png', 'picture', text('\u0089PNG\r\n'), FALSE],
  ['bomb.png', 'picture', bombPng(20_000), FALSE],
  ['wall.png', 'picture', bombPng(7200), FALSE],
  ['cut.pdf', 'circle', pdf().subarray(0, 90), FALSE],
  ['noise.txt', 'circle', Buffer.from([0xff, 0xff, 0x80, 0x81, 0, 1, 2]), FALSE],
  ['cut.docx', 'circle', office('docx').subarray(0, -30), FALSE],
  ['cut.doc', 'circle', compound(['WordDocument']).subarray(0, 700), FALSE],
]

const polyglots: readonly Case[] = [
  ['pdf+zip.pdf', 'circle', join(pdf(), scorm()), FALSE],
  ['zip+pdf.docx', 'circle', join(pdf(), office('docx')), FALSE],
  ['html+pdf.pdf', 'circle', join(page, pdf()), FALSE],
  ['wav+zip.wav', 'knowledge', join(wav(), zip([{ name: 'a', data: 'b' }])), FALSE],
  ['mp3+zip.mp3', 'knowledge', join(mp3(), zip([{ name: 'a', data: 'b' }])), FALSE],
  ['docx+html.docx', 'circle', join(office('docx'), page), FALSE],
  ['jpg+scorm.zip', 'scorm', join(jpg(), scorm()), FALSE],
]

const evil = (name: string, more = {}) => scorm([{ name, data: 'x', ...more }])

const packages: readonly Case[] = [
  ['no-manifest.zip', 'scorm', zip([{ name: 'index.html', data: 'x' }]), SCORM],
  ['up.zip', 'scorm', evil('../../etc/cron.d/x'), SCORM],
  ['inner-up.zip', 'scorm', evil('a/../../x'), SCORM],
  ['root.zip', 'scorm', evil('/etc/passwd'), SCORM],
  ['drive.zip', 'scorm', evil('C:/windows/x'), SCORM],
  ['backslash.zip', 'scorm', evil('..\\x'), SCORM],
  ['nul.zip', 'scorm', evil('a\0.html'), SCORM],
  ['bidi.zip', 'scorm', evil('\u202egnp.html'), SCORM],
  ['link.zip', 'scorm', evil('link', { mode: 0o120777 }), SCORM],
  ['locked.zip', 'scorm', evil('a', { flags: 0x801 }), SCORM],
  ['method.zip', 'scorm', evil('a', { method: 14 }), SCORM],
  ['two-names.zip', 'scorm', evil('A.html', { localName: 'B.html' }), SCORM],
  [
    'twins.zip',
    'scorm',
    scorm([
      { name: 'a', data: '1' },
      { name: 'A', data: '2' },
    ]),
    SCORM,
  ],
  ['nested.zip', 'scorm', evil('inner.zip'), SCORM],
  ['dense.zip', 'scorm', scorm([{ name: 'zeros', data: Buffer.alloc(20_000_000) }]), SCORM],
  ['huge.zip', 'scorm', evil('a', { claims: 1_100_000_000 }), SCORM],
  [
    'overlap.zip',
    'scorm',
    scorm([
      { name: 'a', data: 'kernel' },
      { name: 'b', data: 'kernel', sharesWith: 2 },
    ]),
    SCORM,
  ],
  ['many.zip', 'scorm', scorm(Array.from({ length: 2001 }, (_, n) => ({ name: `f${n}` }))), SCORM],
  ['lying-count.zip', 'scorm', zip([{ name: 'imsmanifest.xml', data: 'x' }], { entries: 7 }), SCORM],
  [
    'two-ends.zip',
    'scorm',
    zip([{ name: 'imsmanifest.xml', data: 'x' }], { comment: zip([{ name: 'imsmanifest.xml' }]) }),
    SCORM,
  ],
  ['up.docx', 'circle', office('docx', [{ name: '../../x', data: 'x' }]), FALSE],
  ['dense.docx', 'circle', office('docx', [{ name: 'word/a.xml', data: Buffer.alloc(20_000_000) }]), FALSE],
]

const namesOfHomework: readonly Case[] = [
  ['心得.docx', 'homework', office('docx'), 'FILE_NAME_FORMAT'],
  ['心得_2026-5-1.docx', 'homework', office('docx'), 'FILE_NAME_FORMAT'],
  ['心得_2026-02-30.docx', 'homework', office('docx'), 'FILE_NAME_FORMAT'],
  ['_2026-05-01.docx', 'homework', office('docx'), 'FILE_NAME_FORMAT'],
  ['心得_2026-05-01.zip', 'homework', scorm(), WRONG],
]

const groups = {
  'B-266 B-271 B-272 B-274 kinds that are welcome': welcome,
  'E-107 E-108 B-268 INV-U01 a name that says one thing and bytes that say another': falseNames,
  'E-107 broken files and bombs (A41)': broken,
  'INV-U01 files that are two things at once': polyglots,
  'E-106 INV-U06 A40 packages that would harm whoever unpacks them': packages,
  'E-110 B-267 the name of an assignment': namesOfHomework,
}

test('the corpus has the promised size', () => {
  expect(Object.values(groups).flat().length).toBeGreaterThanOrEqual(100)
})

describe.for(Object.entries(groups))('%s', ([, cases]) => {
  test.for(cases)('%s as %s', async ([name, purpose, bytes, outcome]) => {
    const before = await rowCount(at)
    const response = await sendForm(at, at.admin, { name, purpose, bytes: await bytes })
    const { result, errCode } = response.json<{ result?: { type: string; url: string }; errCode?: string }>()
    expect(result?.type ?? errCode).toBe(outcome)
    expect((await rowCount(at)) - before).toBe(result ? 1 : 0)
  })
})

test('INV-U01 data hidden behind or inside a picture is removed', async () => {
  const hidden = page.toString()
  for (const [name, picture] of [
    ['a.jpg', await join(jpg(), page)],
    ['b.png', await join(png(), page)],
    ['c.jpg', await geotaggedJpg()],
  ] as const) {
    expect(picture.includes('script')).toBe(true)
    const response = await sendForm(at, at.lin, { name, purpose: 'picture', bytes: picture })
    const { result } = response.json<{ result: { url: string } }>()
    const { rawPayload } = await fetchFile(at, result.url)
    expect([rawPayload.length > 100, rawPayload.includes('script'), rawPayload.includes(hidden)]).toEqual([
      true,
      false,
      false,
    ])
  }
})

test('INV-U02 INV-U08 at the end every row has its object, every object its row, and no temporary file is left', async () => {
  const { rows } = await at.asOwner((client) =>
    client.query<{ key: string }>('select object_key as key from file.file'),
  )
  expect((await objects()).toSorted()).toEqual(rows.map(({ key }) => key).toSorted())
  expect(await leftovers()).toEqual([])
})
