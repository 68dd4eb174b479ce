import { retireCourse, saveCourseSheet, courseSheet } from '@lyceum/contract/course'
import { publishNews, withdrawNews, createNews, saveNews } from '@lyceum/contract/news'
import { actOnPerson, editPerson, leavePerson } from '@lyceum/contract/people'
import { searchAll } from '@lyceum/contract/search'
import { expect, test } from 'vitest'
import type { TestApp } from '#testing/test-app'
import { makeCategory } from '../../course/make.ts'
import { makeAccount } from '../../identity/make.ts'
import { makeOffer } from '../../learning/make.ts'
import { makeJob, makePosition, makeUnit } from '../../org/make.ts'
import { onBothEngines } from '#testing/both-engines'
import { clockJobsOf } from '../jobs.ts'
import { fillIndex, sources } from '../make.ts'
import { refill } from './maintain-index.ts'

const found = async (person: TestApp['lin'], searchValue: string) =>
  (await person.call(searchAll, { searchValue })).records.map(({ type, title }) => [
    type,
    title.map(({ text }) => text).join(''),
  ])

onBothEngines(({ testApp, engine }) => {
  test('a course is found while it is published, by its current audience', async () => {
    const home = await testApp()
    const db = await home.db()
    const { courseId: id } = await makeOffer(db, { title: '吊装作业', summary: '起重机与信号' })
    await makeOffer(db, { title: '吊装考试' }, 'EXAM_COURSE')
    await fillIndex(db, await engine())
    expect(await found(home.lin, '吊装')).toEqual([
      ['exam', '吊装考试'],
      ['course', '吊装作业'],
    ])
    expect(await found(home.lin, '信号')).toEqual([['course', '吊装作业']])
    await home.admin.call(retireCourse, { id, isRetired: true })
    await home.runJobs()
    expect(await found(home.lin, '信号')).toEqual([])
    await home.admin.call(retireCourse, { id, isRetired: false })
    await home.runJobs()
    expect(await found(home.lin, '信号')).toEqual([['course', '吊装作业']])

    const unitId = await makeUnit(db, { code: 'CRANE', name: '吊装队' })
    const sheet = courseSheet.parse({ title: '吊装新规', audience: [{ kind: 'unit', id: unitId }] })
    await home.admin.call(saveCourseSheet, { id, ...sheet, categoryId: await makeCategory(db) })
    await home.runJobs()
    expect(await found(home.lin, '新规')).toEqual([])
    expect(await found(home.lin, '作业')).toEqual([])
  })

  test('a notice is found from publication until it is withdrawn', async () => {
    const home = await testApp()
    const { id } = await home.admin.call(createNews, { kind: 'notice', title: '停电通知' })
    await home.runJobs()
    expect(await found(home.lin, '停电')).toEqual([])
    const first = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '周五检修线路' }] }] }
    await home.admin.call(saveNews, { id, title: '停电通知', content: first, revision: 1 })
    await home.admin.call(publishNews, { id })
    await home.runJobs()
    expect(await found(home.lin, '停电')).toEqual([['notice', '停电通知']])
    const content = { blocks: [{ kind: 'paragraph' as const, runs: [{ text: '改到下周检修' }] }] }
    await home.admin.call(saveNews, { id, title: '检修通知', content, revision: 2 })
    await home.runJobs()
    expect(await found(home.lin, '下周检修')).toEqual([['notice', '检修通知']])
    expect(await found(home.lin, '停电')).toEqual([])
    await home.admin.call(withdrawNews, { id })
    await home.runJobs()
    expect(await found(home.lin, '检修')).toEqual([])
  })

  test('a colleague is found by name and unit until they leave or are locked out', async () => {
    const home = await testApp()
    const db = await home.db()
    const id = await makeAccount(db, { userName: 'ouyang', name: '欧阳知远' })
    const unitId = await makeUnit(db, { code: 'LABS', name: '材料实验室' })
    await makeJob(db, {
      accountId: id,
      unitId,
      positionId: await makePosition(db, { code: 'RS', name: '研究员' }),
    })
    await fillIndex(db, await engine())
    for (const term of ['知远', '欧阳', '材料实验', '实验室 研究员'])
      expect([term, await found(home.lin, term)]).toEqual([term, [['user', '欧阳知远']]])
    await home.admin.call(actOnPerson, { id, act: 'suspend', reason: '调查' })
    await home.runJobs()
    expect(await found(home.lin, '知远')).toEqual([])
    await home.admin.call(actOnPerson, { id, act: 'resume', reason: '' })
    await home.admin.call(editPerson, { id, name: '欧阳致远' })
    await home.runJobs()
    expect(await found(home.lin, '致远')).toEqual([['user', '欧阳致远']])
    expect(await found(home.lin, '知远')).toEqual([])
    await home.admin.call(leavePerson, { id, leavesOn: '2026-01-01' })
    await home.runJobs()
    expect(await found(home.lin, '致远')).toEqual([])
  })

  test('the nightly job repairs what no event reported, and writes nothing if all is correct', async () => {
    const home = await testApp()
    const db = await home.db()
    const { courseId } = await makeOffer(db, { title: '漏掉的课' })
    const mend = clockJobsOf(sources).find(({ name }) => name === 'search.mend')
    await mend?.run(await home.ctx())
    expect(await found(home.lin, '漏掉')).toEqual([['course', '漏掉的课']])
    await home.asOwner((client) =>
      client.query(`update course.course set state = 'draft' where id = $1`, [courseId]),
    )
    await mend?.run(await home.ctx())
    expect(await found(home.lin, '漏掉')).toEqual([])
    for (const searchable of sources) {
      const again = await refill(searchable, {
        engine: await engine(),
        isWhole: false,
        step: (work) => work(db),
      })
      expect(again).toMatchObject({ written: 0, removed: 0 })
      const whole = await refill(searchable, {
        engine: await engine(),
        isWhole: true,
        step: (work) => work(db),
      })
      expect(whole.written).toBe(again.documents)
    }
  })
})
