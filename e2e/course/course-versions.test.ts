import { expect, test } from 'vitest'
import { givePassword } from '../harness/accounts.ts'
import { consoleCall, publishCourse } from './publish-course.ts'
import { inDatabase } from '../harness/database.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { load, reload } from '../harness/wait-for-idle.ts'

/** New learners of the main site for this test only; the demo data has too few unused ones. */
async function newcomers(count: number, group: string) {
  const rows = await inDatabase(
    `insert into identity.account (site_id, user_name, name)
     select site_id, $1 || n, '新学员' || n from identity.account, generate_series(1, $2::integer) as n
     where user_name = 'lin_zhixia' returning id::text as id, user_name as name`,
    [group, count],
  )
  return rows.map(({ id = '', name = '' }) => ({ id, name }))
}

type Draft = {
  readonly revision: number
  readonly content: { readonly chapters: readonly { readonly modules: readonly object[] }[] }
}

type Many = { readonly act: 'enrol' | 'withdraw'; readonly accountIds: readonly string[] }

const many = (author: Visit, courseId: string, people: Many) =>
  consoleCall(author, ['POST', `/learning/course/${courseId}/bulk`], { ...people, isDryRun: false })

async function openCourse({ page, at }: Visit, title: string): Promise<void> {
  await load(page, at('/course/list'))
  await page.getByRole('searchbox', { name: '在课程中搜索' }).fill(title)
  await page.keyboard.press('Enter')
  await page.getByText(`“${title}”的搜索结果`).waitFor()
  await page.getByRole('link', { name: new RegExp(title) }).click()
  await page.getByRole('heading', { name: title }).waitFor()
}

test('with thirty places taken, the next learner waits, sees the position in the queue, and moves up', async () => {
  const title = '三十人的课堂'
  const author = await signedIn('admin')
  const id = await publishCourse(author, { title, quota: 30, queueLimit: 500 })
  const people = await newcomers(32, 'seat')
  const seated = people.slice(0, 30)
  await many(author, id, { act: 'enrol', accountIds: seated.map((item) => item.id) })
  const waiting: Visit[] = []
  for (const [i, { name }] of people.slice(30).entries()) {
    await givePassword(name)
    const person = await signedIn(name, { height: 1400 })
    await openCourse(person, title)
    await person.page.getByRole('button', { name: '加入候补' }).click()
    await person.page
      .getByText(`候补第 ${i + 1} 位`)
      .first()
      .waitFor()
    waiting.push(person)
  }
  const [first, second] = waiting
  await second?.isWell()
  await second?.picture('course-full-2nd-in-line')
  const [row] = await inDatabase('select taken, waiting from learning.seat where course_id = $1', [id])
  expect(row).toEqual({ taken: 30, waiting: 2 })

  await many(author, id, { act: 'withdraw', accountIds: [seated[0]?.id ?? ''] })
  if (first) await reload(first.page)
  await first?.page.getByRole('link', { name: '开始学习' }).waitFor()
  if (second) await reload(second.page)
  await second?.page.getByText('候补第 1 位').first().waitFor()
})

test('criteria edited after 41 completions: the preview shows that all are kept, and who would change, before anything does', async () => {
  const title = '条件改过的课程'
  const author = await signedIn('admin')
  const { page, at } = author
  const id = await publishCourse(author, { title }, ['第一讲', '第二讲'])
  const people = (await newcomers(46, 'version')).map((item) => item.id)
  await many(author, id, { act: 'enrol', accountIds: people })
  const rows = await inDatabase(
    `select id::text as id from learning.enrolment where course_id = $1 order by id`,
    [id],
  )
  const enrolments = rows.map((row) => row['id'] ?? '')
  for (const item of enrolments.slice(0, 41))
    await consoleCall(author, ['POST', `/learning/learner/${item}/waive`], { reason: '线下学过' })
  // Three of the remaining five have done the first lesson.
  await inDatabase(
    `insert into learning.progress (site_id, enrolment_id, module_id, opens, is_viewed)
       select e.site_id, e.id, (v.content #>> '{chapters,0,modules,0,id}')::bigint, 1, true
       from learning.enrolment e join course.version v on v.site_id = e.site_id and v.id = e.version_id
       where e.id = any($1::bigint[])`,
    [enrolments.slice(41, 44)],
  )

  // From now on the first lesson is enough.
  const response = await page.request.get(at(`/app/api/admin/course/${id}`))
  const { result: draft } = (await response.json()) as { result: Draft }
  const [chapter] = draft.content.chapters
  const content = {
    ...draft.content,
    chapters: [{ ...chapter, modules: chapter?.modules.slice(0, 1) }],
  }
  await consoleCall(author, ['PUT', `/course/${id}/draft`], { revision: draft.revision, content })

  await load(page, at(`/manage/courses/${id}?step=publish`))
  await page.getByText('41 人已完成，全部保留').first().waitFor()
  const group = page.getByRole('region', { name: '第 1 版 · 5 人正在学' }).first()
  await expect.poll(() => group.locator('dd').allTextContents()).toEqual(['3', '0', '2'])
  await author.isWell()
  await author.picture('course-version-1-preview')

  await page.getByRole('button', { name: '提交发布' }).click()
  const dialog = page.getByRole('dialog', { name: '发布第 2 版？' })
  await dialog.getByText('同时把正在学的 5 人移到新版本').click()
  await author.picture('course-version-2-publish')
  await dialog.getByRole('button', { name: '提交发布' }).click()
  await page.getByText('5 人移动，3 人随即完成').waitFor()
  await author.isWell()
  await author.picture('course-version-3-moved')
  const count = async () =>
    inDatabase(
      `select count(*)::int as entries, count(*) filter (where kind = 'waiver')::int as before
         from learning.completion where course_id = $1`,
      [id],
    )
  expect(await count()).toEqual([{ entries: 44, before: 41 }])

  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await page.getByRole('dialog', { name: '撤销这次移动？' }).getByRole('button', { name: '撤销' }).click()
  await page.getByText('已撤销，2 人回到原来的版本').waitFor()
  await page.getByRole('region', { name: '第 1 版 · 2 人正在学' }).waitFor()
  expect(await count()).toEqual([{ entries: 44, before: 41 }])
  await author.isWell()
  await author.picture('course-version-4-undone')
})
