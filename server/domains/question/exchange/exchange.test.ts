import * as contract from '@lyceum/contract/question'
import { saveSettings } from '@lyceum/contract/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/test-app'
import { dropBucket, makeBucket, ownBucket, upload } from '../../file/corpus/upload-make.ts'
import { bodyOf, makeQuestionCategory, makeQuestions } from '../make.ts'
import { questionsExport } from './export-questions.ts'

beforeAll(makeBucket)
afterAll(dropBucket)

const gift = `
火警电话是？{=119 ~110 ~120}

验电器使用前要试验。{T}

验电器，使用前要试验{T}

怪题 {#3}
`

async function started({ tang, db }: TestApp) {
  const categoryId = await makeQuestionCategory(await db(), '默认')
  await makeQuestions(await db(), { bodies: [bodyOf('TF', '验电器使用前要试验')] })
  const { id } = await tang.call(contract.startQuestionImport, {
    format: 'gift',
    categoryId,
    texts: [{ name: '题.txt', text: `$CATEGORY: 安全/消防\n${gift}` }],
  })
  return id
}

test('an import is read, previewed and only then written, as drafts, once', async () => {
  const home = await testApp()
  const { tang, runJobs } = home
  const id = await started(home)
  expect(await tang.call(contract.getQuestionImport, { id })).toMatchObject({
    state: 'ready',
    total: 4,
    fit: 1,
    faulty: 2,
    twins: 1,
    written: 0,
  })
  const shown = async (show: 'fit' | 'faulty' | 'twin') =>
    (await tang.call(contract.listQuestionImportRows, { id, show })).records
  expect(await shown('fit')).toMatchObject([{ type: 'MC', text: '火警电话是？', category: '安全/消防' }])
  expect((await shown('twin')).map(({ twinNumber }) => twinNumber)).toEqual([1])
  expect((await shown('faulty')).map(({ problems }) => problems)).toEqual([
    ['和文件里前面的题重复'],
    ['用了还不能导入的写法'],
  ])
  await tang.call(contract.commitQuestionImport, { id })
  expect(await tang.refused(contract.commitQuestionImport, { id })).toBe('QUESTION_IMPORT_STATE')
  await runJobs()
  expect(await tang.call(contract.getQuestionImport, { id })).toMatchObject({ state: 'done', written: 1 })
  const { records } = await tang.call(contract.listQuestions, { type: 'MC' })
  expect(records).toMatchObject([{ text: '火警电话是？', state: 'draft' }])
  const detail = await tang.call(contract.getQuestion, { id: records[0]?.id ?? '' })
  expect(detail.categoryNames).toEqual(['安全', '消防'])
  expect(detail.body.key?.type === 'MC' && /^[a-z0-9]{6}$/.test(detail.body.key.right)).toBe(true)
})

test('K-23 the drafts of one import are reviewed and approved as a set, never more than were shown', async () => {
  const home = await testApp()
  const { tang, admin, runJobs, db } = home
  await makeQuestions(await db(), {
    bodies: [bodyOf('MC', '别人的题'), bodyOf('TF', '也是别人的')],
    state: 'draft',
  })
  const id = await started(home)
  await tang.call(contract.commitQuestionImport, { id })
  await runJobs()
  const filter = { state: 'draft', importId: id } as const
  const own = await tang.call(contract.listQuestions, filter)
  expect(own).toMatchObject({ total: 1, records: [{ text: '火警电话是？' }] })
  expect((await tang.call(contract.listQuestions, { state: 'draft' })).total).toBe(3)

  const all = { filter, state: 'reviewed' } as const
  expect(await tang.refused(contract.setStateOfFound, { ...all, count: 3 })).toBe('QUESTION_COUNT_CHANGED')
  // The site requires a second reviewer: the importer cannot approve the questions.
  await admin.call(saveSettings, { changes: [{ name: 'exam.fourEyes', value: true }] })
  expect(await tang.refused(contract.setStateOfFound, { ...all, count: 1 })).toBe('QUESTION_OWN_REVIEW')
  expect(await admin.call(contract.setStateOfFound, { ...all, count: 1 })).toEqual({ changed: 1 })
  expect((await tang.call(contract.listQuestions, { state: 'draft' })).total).toBe(2)
})

test('reads a sheet only from a file that its author uploaded', async () => {
  const home = await testApp(ownBucket)
  const { tang, admin, db } = home
  const categoryId = await makeQuestionCategory(await db())
  const bytes = Buffer.from(
    '题型,题干,A,B,答案\n单选,火警电话？,119,110,A\n判断,要先验电。,,,对\n单选,哪个？,甲,,A\n',
  )
  const { id: fileId } = await upload(home, tang, { name: '试题.csv', bytes, purpose: 'import' })
  const start = { format: 'sheet', categoryId, fileId } as const
  expect(await admin.refused(contract.startQuestionImport, start)).toBe('NOT_FOUND')
  const { id } = await tang.call(contract.startQuestionImport, start)
  expect(await tang.call(contract.getQuestionImport, { id })).toMatchObject({ total: 3, fit: 2, faulty: 1 })
})

test('downloads the faulty questions as a workbook, and the template', async () => {
  const home = await testApp()
  const { tang, lin } = home
  const id = await started(home)
  const faults = await tang.send(contract.downloadQuestionFaults, { id })
  expect(faults.statusCode).toBe(200)
  expect(faults.rawPayload.subarray(0, 2).toString()).toBe('PK')
  expect((await tang.send(contract.downloadQuestionTemplate, {})).statusCode).toBe(200)
  expect((await lin.send(contract.downloadQuestionTemplate, {})).statusCode).toBe(403)
  await tang.call(contract.discardQuestionImport, { id })
  expect(await tang.refused(contract.commitQuestionImport, { id })).toBe('QUESTION_IMPORT_STATE')
})

test('rejects files that are unreadable, empty or not a list of questions', async () => {
  const { tang, db } = await testApp()
  const categoryId = await makeQuestionCategory(await db())
  const start = (format: 'gift' | 'qti' | 'sheet', text: string) =>
    tang.refused(contract.startQuestionImport, { format, categoryId, texts: [{ name: '题', text }] })
  expect(await start('qti', '<html></html>')).toBe('QUESTION_IMPORT_UNREADABLE')
  expect(await start('gift', '// nothing')).toBe('QUESTION_IMPORT_EMPTY')
  expect(await start('sheet', '')).toBe('NOT_FOUND')
})

test('exports questions in the columns of the import, keys included, to authors only', async () => {
  const { ctx, db } = await testApp()
  await makeQuestions(await db(), { bodies: [bodyOf('SI'), bodyOf('MC_MANY')], tags: ['安全月'] })
  const filter = contract.questionFilter.parse({})
  const rows: object[] = []
  for await (const row of questionsExport.rows(await ctx(), filter as never)) rows.push(row)
  expect(questionsExport.permission).toBe('exam.author')
  expect(rows).toMatchObject([
    { type: '多选', answer: 'ABC', optionA: '上部', tags: '安全月', difficulty: '2' },
    { type: '情景', answer: '' },
    { type: '-判断', answer: '对', score: '2' },
    { type: '-单选', answer: 'A', optionA: '119', score: '4' },
  ])
})
