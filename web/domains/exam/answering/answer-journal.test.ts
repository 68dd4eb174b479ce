import { expect, test } from 'vitest'
import type { DeviceRecords } from '#lib/storage/device-records'
import { journalOf } from './answer-journal.ts'
import type { Sent } from './answer-sheet.ts'

/** A device: stored records stay for every page. */
function device(isFull = false) {
  const records = new Map<string, unknown>()
  let writes = 0
  const store: DeviceRecords = {
    allUnder: async (prefix) =>
      [...records].filter(([name]) => name.startsWith(prefix)).map(([, record]) => record),
    put: async (name, record) => {
      writes += 1
      await Promise.resolve()
      if (!isFull) records.set(name, record)
      return !isFull
    },
    removeUnder: async (prefix) => {
      for (const name of records.keys()) if (name.startsWith(prefix)) records.delete(name)
    },
  }
  return { store, records, writes: () => writes }
}

const lin = { person: '7301', attemptId: '9', generation: 1 }
const essay = (text: string, seq = 1): Sent => ({
  questionVersionId: '6',
  seq,
  value: { type: 'ES', text },
  isMarked: false,
})

test('the next page reads the answers after a reload or a crash', async () => {
  const { store } = device()
  await journalOf(store, lin).write(essay('高处作业'))
  expect(await journalOf(store, { ...lin, generation: 2 }).read()).toEqual([essay('高处作业')])
})

test('writes fast typing in order, the latest content last', async () => {
  const { store, writes } = device()
  const journal = journalOf(store, lin)
  await Promise.all(
    Array.from('一二三四五六七八', (_, at) => journal.write(essay('字'.repeat(at + 1), at + 1))),
  )
  expect(await journal.read()).toEqual([essay('字'.repeat(8), 8)])
  expect(writes()).toBeLessThan(8)
})

test('INV-E14 a stale window does not overwrite the window that took over', async () => {
  const { store } = device()
  const older = journalOf(store, lin)
  const newer = journalOf(store, { ...lin, generation: 2 })
  await newer.write(essay('新的', 20_001))
  await older.write(essay('旧的', 10_009))
  expect((await newer.read()).toSorted((record, other) => other.seq - record.seq)[0]).toEqual(
    essay('新的', 20_001),
  )
})

test('other users of the device cannot read it, and it is deleted after the hand-in', async () => {
  const { store, records } = device()
  const journal = journalOf(store, lin)
  await journal.write(essay('高处作业'))
  expect(await journalOf(store, { ...lin, person: '7302' }).read()).toEqual([])
  await journal.forget()
  expect(records.size).toBe(0)
})

test('reports a browser that cannot store', async () => {
  const journal = journalOf(device(true).store, lin)
  expect(await journal.write(essay('高处作业'))).toBe(false)
})

test('ignores a record of another shape', async () => {
  const { store, records } = device()
  records.set('exam/7301/9/1/6', { question: '6' })
  expect(await journalOf(store, lin).read()).toEqual([])
})
