import { saveAnswers, startAttempt, submitAttempt } from '@lyceum/contract/exam'
import { getHomeFirst, getTodoCount } from '@lyceum/contract/home'
import { getCourseRanking, getLearnedRanking } from '@lyceum/contract/honor'
import { listCourseCentre } from '@lyceum/contract/learning'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentDuring, type SentStatement } from '../../server/testing/sent-statements.ts'
import { openTestApp, type TestApp } from '../../server/testing/test-app.ts'
import { answerTo, wholePaper } from '../exam-storm/exam-setup.ts'
import { explain, planModes } from './explain.ts'
import { faultsOf } from './faults.ts'
import { fillSite } from './fill-site.ts'

let home: TestApp
let itmId: string

beforeAll(async () => {
  home = await openTestApp()
  itmId = (await fillSite(home)).courseId
  // Long, for a shared machine: usually it takes some seconds.
}, 600_000)
afterAll(() => home.close())

/** What is wrong with the plans of all statements that some work sends, whichever way they are planned. */
async function faultsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentDuring(work)
  const hot = new Map(sent.filter(isPlanned).map((statement) => [statement.text, statement]))
  expect(hot.size).toBeGreaterThan(0)
  return home.asOwner(async (client) => {
    const faults: string[] = []
    for (const statement of hot.values())
      for (const mode of planModes) faults.push(...faultsOf(await explain(client, statement, mode)))
    return faults
  })
}

const isPlanned = ({ text }: SentStatement) =>
  /^\s*(\/\*.*?\*\/\s*)?(select|with|insert|update|delete)\b/i.test(text)

test('a statement that reads everything is found, whichever way it is planned', async () => {
  const { siteId } = await home.db()
  const everything = { text: 'select max(title) from course.course where site_id = $1', values: [siteId] }
  await home.asOwner(async (client) => {
    for (const mode of planModes)
      expect(faultsOf(await explain(client, everything, mode))).toEqual([
        expect.stringContaining(`${mode}: Seq Scan course reads 5`),
      ])
  })
})

test.each(['', 'publishedAt', 'learners', 'rating', 'reward'] as const)(
  'a page of the course list, by %s',
  async (sort) => {
    const filter = { ...listCourseCentre.body.parse({}), ...(sort === '' ? {} : { sort }) }
    expect(await faultsDuring(() => home.lin.call(listCourseCentre, filter))).toEqual([])
  },
)

test('the first screen of home', async () => {
  expect(await faultsDuring(() => home.lin.call(getHomeFirst, {}))).toEqual([])
})

test('what waits for me', async () => {
  expect(await faultsDuring(() => home.lin.call(getTodoCount, {}))).toEqual([])
})

test('the standings of people and courses', async () => {
  const read = async () => {
    await home.lin.call(getLearnedRanking, { period: 'all' })
    await home.lin.call(getCourseRanking, { period: 'all' })
  }
  expect(await faultsDuring(read)).toEqual([])
})

test('an exam is started, saved and handed in', async () => {
  const sit = async (person: TestApp['lin']) => {
    const { id, generation } = await person.call(startAttempt, { itmId })
    await person.call(saveAnswers, { id, generation, answers: [answerTo(1, 1)] })
    await person.call(submitAttempt, { id, generation, answers: wholePaper(2) })
  }
  expect(await faultsDuring(() => Promise.all([sit(home.lin), sit(home.mei)]))).toEqual([])
})
