import { getCurrentUser } from '@lyceum/contract/identity'
import type { DocumentRun, DocumentTree } from '@lyceum/contract/kit'
import * as contract from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app'
import { makeStudy } from '../make.ts'
import { on } from '../tables.ts'

/** lin has an assignment to write. */
async function given() {
  const home = await testApp()
  const db = await home.db()
  const { usrEntId: accountId } = await home.lin.call(getCurrentUser, {})
  const { ids } = await makeStudy(db, { accountId, modules: [{ type: 'ASS', score: 100 }] })
  return { ...home, db, modId: ids[0] ?? '' }
}

const plan: DocumentTree = {
  blocks: [
    { kind: 'heading', level: 3, runs: [{ text: '改善计划' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: '先看' },
        { text: '点检表', marks: ['bold'] },
        { text: '范例', link: 'https://example.com/a' },
      ],
    },
    {
      kind: 'list',
      isOrdered: true,
      items: [
        { depth: 0, runs: [{ text: '重排顺序' }] },
        { depth: 0, runs: [{ text: '试五天' }] },
      ],
    },
    { kind: 'quote', runs: [{ text: '先问清楚再答应' }] },
  ],
}

test('P-29: a submission keeps its headings, lists, links and quotations, for its author and for the marker', async () => {
  const { lin, tang, modId } = await given()
  await lin.call(contract.submitAssignment, { modId, content: plan, isDraft: true })
  expect((await lin.call(contract.getAssignment, { modId })).content).toEqual(plan)
  await lin.call(contract.submitAssignment, { modId, content: plan })
  const [work] = (await tang.call(contract.listHandIns, {})).records
  expect(await tang.call(contract.getHandIn, { id: work?.id ?? '' })).toMatchObject({
    content: plan,
    words: '改善计划\n先看点检表范例\n重排顺序\n试五天\n先问清楚再答应',
  })
})

test('P-29: older plain work is shown line by line, and a later plain draft replaces a formatted one', async () => {
  const { lin, db, modId } = await given()
  await lin.call(contract.submitAssignment, { modId, content: plan, isDraft: true })
  // An older release that does not know formatted content has rewritten the draft.
  await on(db).updateTable('learning.hand_in').set({ words: '一、现状\n很慢\n\n二、改法' }).execute()
  expect((await lin.call(contract.getAssignment, { modId })).content).toEqual({
    blocks: [
      { kind: 'paragraph', runs: [{ text: '一、现状\n很慢' }] },
      { kind: 'paragraph', runs: [{ text: '二、改法' }] },
    ],
  })
  const long = '长'.repeat(9000)
  await lin.call(contract.submitAssignment, { modId, words: long, isDraft: true })
  const { content } = await lin.call(contract.getAssignment, { modId })
  const [whole] = content.blocks
  expect(whole?.kind === 'paragraph' && whole.runs.map(({ text }) => text).join('')).toBe(long)
})

test('P-29: malicious content is rejected or stays plain text', async () => {
  const { lin, tang, modId, db } = await given()
  const runs = (run: DocumentRun): DocumentTree => ({ blocks: [{ kind: 'paragraph', runs: [run] }] })
  const send = (content: unknown) => lin.refused(contract.submitAssignment, { modId, content } as never)
  for (const link of [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    ' javascript:alert(1)',
  ])
    expect(await send(runs({ text: '看', link }))).toBe('INVALID_INPUT')
  const html = { blocks: [{ kind: 'html', html: '<script>alert(1)</script>' }] }
  expect(await send(html)).toBe('INVALID_INPUT')
  expect(await send({ blocks: [{ kind: 'image', fileId: '7', alt: '' }] })).toBe('ANSWERS_UNFIT')

  const text = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  await lin.call(contract.submitAssignment, { modId, content: runs({ text }) })
  const [work] = (await tang.call(contract.listHandIns, {})).records
  const id = work?.id ?? ''
  expect((await tang.call(contract.getHandIn, { id })).content).toEqual(runs({ text }))

  // Even content written directly into the table is returned as plain text only.
  const evil = JSON.stringify(runs({ text, link: 'javascript:alert(1)' }))
  await on(db).updateTable('learning.hand_in').set({ content: evil }).execute()
  expect((await tang.call(contract.getHandIn, { id })).content).toEqual(runs({ text }))
})

test('P-29: the limit of twenty thousand characters counts the text, whatever its formatting', async () => {
  const { lin, modId } = await given()
  const tree = (count: number): DocumentTree => ({
    blocks: Array.from({ length: count / 1000 }, () => ({
      kind: 'paragraph',
      // A line break between paragraphs counts, as before; a rare character counts as one.
      runs: [{ text: '𠮷'.repeat(999), marks: ['bold'], link: 'https://example.com/a' }],
    })),
  })
  const draft = (content: DocumentTree) => ({ modId, content, isDraft: true })
  expect(await lin.call(contract.submitAssignment, draft(tree(20_000)))).toMatchObject({ status: 'SAVED' })
  const over = await lin.send(contract.submitAssignment, draft(tree(21_000)))
  expect(over.json()).toMatchObject({
    errCode: 'WORK_TOO_LONG',
    errMsg: expect.stringContaining('20000') as string,
  })
})
