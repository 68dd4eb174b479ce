import { expect, test } from 'vitest'
import type { KeptRecords } from '#lib/kept-records'
import { journalOf } from './journal.ts'
import type { Sent } from './sheet.ts'

/** A device: what was put there stays, whichever page asks. */
function device(isFull = false) {
  const records = new Map<string, unknown>()
  let writes = 0
  const kept: KeptRecords = {
    allUnder: async (prefix) =>
      [...records].filter(([name]) => name.startsWith(prefix)).map(([, one]) => one),
    put: async (name, one) => {
      writes += 1
      await Promise.resolve()
      if (!isFull) records.set(name, one)
      return !isFull
    },
    removeUnder: async (prefix) => {
      for (const name of records.keys()) if (name.startsWith(prefix)) records.delete(name)
    },
  }
  return { kept, records, writes: () => writes }
}

const lin = { person: '7301', attemptId: '9', generation: 1 }
const essay = (text: string, seq = 1): Sent => ({
  questionVersionId: '6',
  seq,
  value: { type: 'ES', text },
  isMarked: false,
})

test('after a reload or a crash the next page reads what the last one wrote', async () => {
  const { kept } = device()
  await journalOf(kept, lin).write(essay('高处作业'))
  expect(await journalOf(kept, { ...lin, generation: 2 }).read()).toEqual([essay('高处作业')])
})

test('fast typing is written as it comes, the last word last', async () => {
  const { kept, writes } = device()
  const journal = journalOf(kept, lin)
  await Promise.all(
    Array.from('一二三四五六七八', (_, at) => journal.write(essay('字'.repeat(at + 1), at + 1))),
  )
  expect(await journal.read()).toEqual([essay('字'.repeat(8), 8)])
  expect(writes()).toBeLessThan(8)
})

test('INV-E14 a window left open does not write over the one that took over', async () => {
  const { kept } = device()
  const older = journalOf(kept, lin)
  const newer = journalOf(kept, { ...lin, generation: 2 })
  await newer.write(essay('新的', 20_001))
  await older.write(essay('旧的', 10_009))
  expect((await newer.read()).toSorted((one, other) => other.seq - one.seq)[0]).toEqual(essay('新的', 20_001))
})

test('nobody else on this device finds it, and after the hand-in it is gone', async () => {
  const { kept, records } = device()
  const journal = journalOf(kept, lin)
  await journal.write(essay('高处作业'))
  expect(await journalOf(kept, { ...lin, person: '7302' }).read()).toEqual([])
  await journal.forget()
  expect(records.size).toBe(0)
})

test('a browser that keeps nothing says so', async () => {
  const journal = journalOf(device(true).kept, lin)
  expect(await journal.write(essay('高处作业'))).toBe(false)
})

test('a record of another shape is passed over', async () => {
  const { kept, records } = device()
  records.set('exam/7301/9/1/6', { question: '6' })
  expect(await journalOf(kept, lin).read()).toEqual([])
})
