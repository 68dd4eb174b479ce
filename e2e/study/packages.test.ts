import { expect, test } from 'vitest'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load, reload } from '../harness/wait-for-idle.ts'
import { callAs, untilReady } from './make-course.ts'
import { newLearner } from './new-learner.ts'
import { packageFrame } from './package-frame.ts'
import { eightyQuestions, thirds, threeLessons } from './packages.ts'

const headers = { 'x-requested-with': 'lyceum' }

async function bring({ page, at }: Visit, name: string, buffer: Buffer): Promise<string> {
  const file = { name, mimeType: 'application/zip', buffer }
  const response = await page.request.post(at('/app/api/file'), {
    headers,
    multipart: { purpose: 'scorm', file },
  })
  return ((await response.json()) as { result: { id: string } }).result.id
}

/** A published course of these packages. */
async function makePackageCourse(author: Visit, packages: Readonly<Record<string, Buffer>>) {
  const title = `课件齐全 ${Date.now()}`
  const { id } = await callAs<{ id: string }>(author, '/app/api/admin/course', {
    data: { kind: 'SELFSTUDY', title },
  })
  const modules = []
  for (const [name, bytes] of Object.entries(packages)) {
    const fileId = await bring(author, `${name}.zip`, bytes)
    await untilReady(author, fileId)
    const made = await callAs<{ moduleId: string }>(author, `/app/api/admin/course/${id}/module`, {
      data: { type: 'SCO' },
    })
    modules.push({ id: made.moduleId, type: 'SCO', title: name, score: 100, body: { fileId } })
  }
  const content = { chapters: [{ title: '第一章', modules }] }
  const { revision } = await callAs<{ revision: number }>(author, `/app/api/admin/course/${id}/draft`, {
    method: 'PUT',
    data: { revision: 0, content },
  })
  await callAs(author, `/app/api/admin/course/${id}/publish`, { data: { revision } })
  return { id, title, ids: modules.map((module) => module.id) }
}

test('M-01 M-02 M-03 fractional scores, three SCOs and eighty interactions are reported, stored and resumed', async () => {
  const author = await signedIn('admin')
  const { id, ids, title } = await makePackageCourse(author, {
    三分之二: thirds,
    三课: threeLessons,
    八十题: eightyQuestions,
  })
  const learner = await signedIn(await newLearner())
  const { page, at, isWell, picture } = learner
  const lesson = packageFrame(page)
  const isDone = () => page.locator('.study-foot').getByText('本节已完成').waitFor()
  await load(page, at(`/course/detail?itmId=${id}`))
  await page.getByRole('button', { name: '立即报名' }).click()
  await page.getByRole('link', { name: '开始学习' }).click()

  // A score of 666.666… out of 1000, and a time as text.
  await lesson.click('交卷')
  await isDone()
  await page.getByText(/没有保存：cmi\.core\.session_time/).waitFor()
  await picture('packages-1-unkept')
  await isWell()
  await reload(page)
  await lesson.shows('状态 passed 记忆 q3')

  // Three lessons, each of which reports only when it is left.
  await page.getByRole('link', { name: '下一节' }).click()
  const contents = page.getByRole('navigation', { name: '课件目录' })
  for (const [now, next] of [
    ['第一课', '第二课'],
    ['第二课', '第三课'],
  ] as const) {
    await lesson.hasHeading(now)
    await lesson.click('学完')
    await lesson.shows('好了')
    await contents.getByRole('button', { name: next }).click()
    await contents.getByRole('button', { name: new RegExp(`已完成.*${now}`) }).waitFor()
  }
  await picture('packages-2-contents')
  await isWell()
  await lesson.hasHeading('第三课')
  await reload(page)
  await lesson.hasHeading('第三课')
  await contents.getByRole('button', { name: '第一课' }).click()
  await lesson.shows('上次 end-one')
  await contents.getByRole('button', { name: '第三课' }).click()
  await lesson.hasHeading('第三课')
  await lesson.click('学完')
  await lesson.shows('好了')

  // Straight on to the next module: the last report is received all the same.
  await page.locator('.study-contents a').getByText('八十题').click()
  await lesson.shows('已答 0')
  await lesson.click('交卷')
  await page.getByText(`你已学完《${title}》`).waitFor()
  await isWell()

  const storedResults = async () =>
    inDatabase(
      `select progress.module_id::text as module, progress.score::text, progress.is_reported::text as done,
         (select count(*)::text from jsonb_object_keys(package.cmi) as name where name like 'cmi.interactions.%') as answers
       from learning.progress as progress
       join learning.enrolment as enrolment on enrolment.site_id = progress.site_id and enrolment.id = progress.enrolment_id
       join learning.package as package on package.site_id = progress.site_id
         and package.enrolment_id = progress.enrolment_id and package.module_id = progress.module_id
       where enrolment.course_id = $1 order by progress.module_id`,
      [id],
    )
  await expect.poll(storedResults).toEqual([
    { module: ids[0], score: '66.7', done: 'true', answers: '0' },
    { module: ids[1], score: '80.0', done: 'true', answers: '0' },
    { module: ids[2], score: '75.0', done: 'true', answers: String(80 * 8) },
  ])
})
