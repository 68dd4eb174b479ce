import { randomUUID } from 'node:crypto'
import * as exams from '@lyceum/contract/exam'
import * as learning from '@lyceum/contract/learning'
import { expect, test } from 'vitest'
import { makeStudy } from '../../learning/make.ts'
import { answers, enrolled, handIn } from '../bench-make.ts'
import { objective } from '../paper-make.ts'
import { makeExam } from '../make.ts'

test('B-013 a learner completes every kind of course, and takes exams online and on site', async () => {
  const { lin, tang, sql, linId, itmId, runJobs } = await enrolled()
  const statusOf = async (course: string) =>
    (await lin.call(learning.getMyEnrolment, { itmId: course })).appStatus
  for (const kind of ['SELFSTUDY', 'CLASSROOM', 'INTEGRATED', 'AUDIOVIDEO', 'SCLASS', 'MAP'] as const) {
    const { courseId, ids } = await makeStudy(sql, { kind, modules: [{ type: 'REF' }] })
    await lin.call(learning.enrol, { itmId: courseId })
    const study = { id: courseId, modId: ids[0] ?? '', player: randomUUID() }
    await lin.call(learning.startStudy, study)
    await runJobs()
    expect([kind, await statusOf(courseId)]).toEqual([kind, 'COMPLETED'])
  }
  await handIn(lin, itmId, answers(objective))
  await runJobs()
  expect(await statusOf(itmId)).toBe('PASSED')
  const onSite = await makeExam(sql, { accountIds: [linId], isOffline: true, settings: { passScore: 60 } })
  await tang.call(exams.enterScores, { id: onSite.examId, scores: [{ accountId: linId, score: 90 }] })
  await runJobs()
  expect(await statusOf(onSite.courseId)).toBe('PASSED')
})
