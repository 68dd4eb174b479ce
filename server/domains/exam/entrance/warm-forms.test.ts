import * as contract from '@lyceum/contract/exam'
import { expect, test } from 'vitest'
import { formOf } from '#domains/paper'
import { enrolled, minutes, soon } from '../bench-make.ts'
import { isBeforeBell } from './warm-forms.ts'

test('Q-088 the forms of an exam about to open are read once while its start page is shown', async () => {
  const { lin, mei, itmId, formId, logLines, parts, sql } = await enrolled({ settings: { opensAt: soon(5) } })
  await Promise.all([lin, mei, lin].map((person) => person.call(contract.getExamIntro, { itmId })))
  const warmed = () => logLines.filter((line) => line.includes('forms read ahead'))
  await expect.poll(warmed).toHaveLength(1)
  const db = parts.database.of(sql.siteId)
  await formOf(db, formId)
  expect(db.scope.queries).toBe(0)
  expect(warmed()).toHaveLength(1)
})

test('only before a bell: shortly before the opening, or until an administrator starts it', () => {
  const now = new Date('2026-11-18T08:00:00Z')
  const at = (offset: number) => new Date(now.getTime() + minutes(offset))
  const exam = {
    state: 'published',
    isOffline: false,
    paperId: '1',
    opensAt: at(9),
    isAdminStart: false,
    startedAt: null,
  } as const
  const cases = [
    [exam, true],
    [{ ...exam, opensAt: at(11) }, false],
    [{ ...exam, opensAt: at(-1) }, false],
    [{ ...exam, opensAt: null }, false],
    [{ ...exam, opensAt: null, isAdminStart: true }, true],
    [{ ...exam, opensAt: at(-1), isAdminStart: true }, true],
    [{ ...exam, opensAt: at(-1), isAdminStart: true, startedAt: at(-1) }, false],
    [{ ...exam, state: 'draft' }, false],
    [{ ...exam, state: 'closed' }, false],
    [{ ...exam, isOffline: true }, false],
    [{ ...exam, paperId: null }, false],
  ] as const
  expect(cases.map(([bell]) => isBeforeBell(bell, now))).toEqual(cases.map(([, isSoon]) => isSoon))
})
