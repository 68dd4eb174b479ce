import { deleteDraft, getDraft, listDrafts, mostDrafts, saveDraft } from '@lyceum/contract/profile'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'

const text = (sentence: string) => ({ blocks: [{ kind: 'paragraph' as const, runs: [{ text: sentence }] }] })
const article = { key: 'editor-0001', type: 'article' as const, title: '', content: text('先听他说。') }

test('saving the same key again updates the draft, and the last saved comes first', async () => {
  const { lin, parts } = await testApp()
  const { id } = await lin.call(saveDraft, article)
  parts.clock.travel(60_000)
  const question = { ...article, key: 'editor-0002', type: 'question' as const, title: '怎样带新人？' }
  await lin.call(saveDraft, question)
  parts.clock.travel(300_000)
  const again = { ...article, title: '第一次带新人', content: text('先听他说，再说自己的。') }
  expect((await lin.call(saveDraft, again)).id).toBe(id)
  const { records, total } = await lin.call(listDrafts, {})
  expect(total).toBe(2)
  expect(records).toMatchObject([
    { id, key: 'editor-0001', type: 'article', title: '第一次带新人', excerpt: '先听他说，再说自己的。' },
    { key: 'editor-0002', type: 'question', title: '怎样带新人？' },
  ])
  expect((await lin.call(getDraft, { id })).content).toEqual(again.content)
  expect((await lin.call(listDrafts, { pageNo: 2, pageSize: 1 })).records).toMatchObject([
    { key: 'editor-0002' },
  ])
})

test('a draft belongs to its owner: the same key of another person is another draft, and their id is not found', async () => {
  const { lin, mei, admin, stranger: outsider } = await testApp()
  const { id } = await lin.call(saveDraft, article)
  expect((await mei.call(saveDraft, article)).id).not.toBe(id)
  for (const person of [mei, admin, outsider]) {
    expect(await person.refused(getDraft, { id })).toBe('NOT_FOUND')
    expect(await person.refused(deleteDraft, { id })).toBe('NOT_FOUND')
  }
  await lin.call(deleteDraft, { id })
  expect(await lin.refused(deleteDraft, { id })).toBe('NOT_FOUND')
  expect((await lin.call(listDrafts, {})).records).toEqual([])
  expect((await mei.call(listDrafts, {})).total).toBe(1)
})

test('nobody has more than a hundred drafts, also with concurrent saves; existing ones can still be saved', async () => {
  const { lin } = await testApp()
  for (let n = 1; n < mostDrafts; n++) await lin.call(saveDraft, { ...article, key: `editor-${1000 + n}` })
  const last = ['editor-aaaa', 'editor-bbbb'].map((key) => lin.send(saveDraft, { ...article, key }))
  const codes = (await Promise.all(last)).map((reply) => reply.json<{ errCode?: string }>().errCode ?? 'ok')
  expect(codes.toSorted()).toEqual(['DRAFTS_FULL', 'ok'])
  await lin.call(saveDraft, { ...article, key: 'editor-1001', title: '改过' })
  expect((await lin.call(listDrafts, { pageSize: 100 })).records).toHaveLength(mostDrafts)
})

test('a text is a tree of known parts: anything else is rejected', async () => {
  const { lin } = await testApp()
  const html = { blocks: [{ kind: 'html', text: '<script>' }] } as never
  expect(await lin.refused(saveDraft, { ...article, content: html })).toBe('INVALID_INPUT')
  expect(await lin.refused(saveDraft, { ...article, title: '字'.repeat(201) })).toBe('INVALID_INPUT')
  expect((await lin.call(listDrafts, {})).total).toBe(0)
})
