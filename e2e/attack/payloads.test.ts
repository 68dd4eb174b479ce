import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, inject, onTestFinished, test } from 'vitest'
import { idOf } from '../harness/accounts.ts'
import { joinBrowser } from '../harness/browser.ts'
import { publishCourse } from '../course/publish-course.ts'
import { inDatabase } from '../harness/database.ts'
import { makeExam, richText } from '../exam/make-exam.ts'
import { signedIn, type Visit } from '../harness/visit.ts'
import { sitByCall } from '../exam/take-exam-by-call.ts'
import { callAs } from '../study/make-course.ts'
import { newPerson } from '../study/new-learner.ts'
import { corpus, type Payload } from './payload-corpus.ts'
import { touchAll, watchPayloads } from './watch-payloads.ts'

const timeout = 1_800_000
/** CI takes every seventh payload; the number of vehicles is no multiple of seven, so each vehicle still appears. */
const payloads = corpus().filter((_payload, index) => process.env['TIER'] === 'full' || index % 7 === 0)
const marked = ({ n, html }: Payload) => `#${n}# ${html}`
const nothing = { ran: new Set<number>(), signs: [] }

const print = (line: string) => void process.stdout.write(`  payloads: ${line}\n`)

/** The number of payloads shown in a page. */
async function shownIn(page: Page, within: string): Promise<number> {
  const texts = await page.locator(within).allInnerTexts()
  return new Set(texts.join('\n').match(/#\d+#/g)).size
}

test('control: the same payloads run on a page that trusts its input', { timeout }, async () => {
  const browser = await joinBrowser(inject('browser'))
  const ran = new Set<number>()
  for (let from = 0; from < payloads.length; from += 50) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const seen = await watchPayloads(page)
    const some = payloads.slice(from, from + 50)
    await page.evaluate(
      (all) => {
        for (const html of all) {
          const frame = document.createElement('iframe')
          frame.srcdoc = html
          document.body.append(frame)
        }
        return Promise.all(
          [...document.querySelectorAll('iframe')].map(
            (item) => new Promise((on) => item.addEventListener('load', on, { once: true })),
          ),
        )
      },
      some.map(({ html }) => html),
    )
    for (const n of seen.ran) ran.add(n)
    await context.close()
  }
  await browser.close()
  print(`${ran.size} of ${payloads.length} ran where they were trusted (control)`)
  expect(ran.size).toBeGreaterThan(payloads.length / 10)
})

type Thread = { readonly courseId: string; readonly parentId: string }

/** A course with one comment to reply to. */
async function thread(author: Visit, speaker: Visit): Promise<Thread> {
  const courseId = await publishCourse(author, { title: `留言 ${randomUUID().slice(0, 8)}` })
  const target = { targetType: 'course', targetId: courseId }
  const { id } = await callAs<{ id: string }>(speaker, '/app/api/comment', {
    data: { ...target, content: '大家看看。' },
  })
  return { courseId, parentId: id }
}

/** Opens all replies, touches every element in them, and counts them. */
async function readAnswers({ page, at }: Visit, { courseId }: Thread): Promise<number> {
  await page.goto(at(`/course/detail?itmId=${courseId}`))
  await page
    .locator('.ly-replies')
    .getByRole('button', { name: /^展开其余/ })
    .click()
  await expect.poll(() => page.locator('.ly-replies article').count()).toBe(payloads.length)
  await touchAll(page, '.ly-replies .ly-comment-words')
  return shownIn(page, '.ly-replies')
}

test(
  'A30 A34 comments run nothing: they are sanitized when stored and again when rendered',
  { timeout },
  async () => {
    const author = await signedIn('admin')
    const speaker = await newPerson()
    const reader = await signedIn(speaker.userName)
    const seen = await watchPayloads(reader.page)
    const written = await thread(author, reader)
    const rest = [...payloads]
    const postPayloads = async () => {
      for (let item = rest.pop(); item; item = rest.pop()) {
        const target = { targetType: 'course', targetId: written.courseId, parentId: written.parentId }
        await callAs(reader, '/app/api/comment', { data: { ...target, content: marked(item) } })
      }
    }
    await Promise.all([postPayloads(), postPayloads(), postPayloads(), postPayloads()])
    // Inserts rows as if the sanitizing before storage had been forgotten.
    const stored = await thread(author, reader)
    await inDatabase(
      `with said as (
       insert into social.comment (site_id, kind, target_id, parent_id, account_id, html, at)
       select parent.site_id, parent.kind, parent.target_id, parent.id, parent.account_id, one, now()
       from social.comment as parent, unnest($2::text[]) as one where parent.id = $1::bigint)
     update social.comment set replies = cardinality($2::text[]) where id = $1::bigint`,
      [stored.parentId, payloads.map(marked)],
    )
    const rendered = [await readAnswers(reader, written), await readAnswers(reader, stored)]
    print(`${rendered.join(' and ')} rendered in comments, ${seen.ran.size} ran`)
    expect(rendered).toEqual([payloads.length, payloads.length])
    expect(seen).toEqual(nothing)
  },
)

/** A person's name is a payload too; it is shown in the head of every page. */
async function personNamed(name: string) {
  const person = await newPerson()
  const call = (by: string) =>
    inDatabase('update identity.account set name = $2 where id = $1::bigint', [person.id, by])
  await call(name)
  onTestFinished(async () => void (await call(person.name)))
  return { ...person, name }
}

test(
  'A31 payloads in a document, title, name, search or answer run nothing for reader, author and marker',
  { timeout },
  async () => {
    const [first, ...others] = payloads.filter(({ html }) => html.length <= 60)
    const short = (n: number) => marked(others[n % others.length] ?? others[0] ?? { n, html: '' })
    const { id: readerId, userName } = await personNamed(first?.html ?? '')
    const [admin, reader] = [await signedIn('admin'), await signedIn(userName)]
    const witnesses = [await watchPayloads(admin.page), await watchPayloads(reader.page)]
    let [rendered, places] = [0, 0]
    const look = async ({ page, at }: Visit, path: string, least = 1) => {
      await page.goto(at(path))
      await expect.poll(() => shownIn(page, 'main'), { message: path }).toBeGreaterThanOrEqual(least)
      await touchAll(page, 'main article')
      // Long unbroken text must not make the page scroll sideways.
      const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
      expect({ path, isPushed: over > 0 }).toEqual({ path, isPushed: false })
      rendered += await shownIn(page, 'main')
      places += 1
    }

    // A document with all payloads, one paragraph each, for one reader.
    const { id } = await callAs<{ id: string }>(admin, '/app/api/admin/news', {
      data: { kind: 'notice', title: short(1) },
    })
    const { revision } = await callAs<{ revision: number }>(admin, `/app/api/admin/news/${id}`, {
      method: 'GET',
    })
    const blocks = payloads.flatMap((item) => richText(marked(item)).blocks)
    await callAs(admin, `/app/api/admin/news/${id}`, {
      method: 'PUT',
      data: {
        revision,
        title: short(1),
        summary: short(2),
        content: { blocks },
        audience: [{ kind: 'person', id: readerId }],
      },
    })
    await callAs(admin, `/app/api/admin/news/${id}/publish`, { method: 'PUT' })
    await look(reader, `/news/detail?id=${id}&kind=notice`, payloads.length)
    await look(reader, '/announcement/notice')
    await look(admin, `/manage/news/${id}`)

    const draft = { key: randomUUID(), type: 'topic', title: short(3), content: richText(short(4)) }
    await callAs(reader, '/app/api/trainee/my/drafts', { data: draft })
    await look(reader, '/personal/drafts')
    await look(reader, `/search?searchValue=${encodeURIComponent(short(5))}`, 0)

    const course = await callAs<{ id: string }>(admin, '/app/api/admin/course', {
      data: { kind: 'SELFSTUDY', title: short(6) },
    })
    await look(admin, `/manage/courses/${course.id}`)

    const exam = await makeExam(admin, { title: short(7), types: ['ES'], settings: { passScore: 1 } })
    await callAs(admin, `/app/api/admin/exam/${exam.id}/marker`, {
      method: 'PUT',
      data: { accountIds: [await idOf('admin')] },
    })
    await sitByCall(reader, exam.itmId, { ES: { text: short(8) } })
    await admin.page.goto(admin.at('/manage/exam-marking'))
    await admin.page
      .getByRole('region', { name: short(7) })
      .getByRole('button', { name: /^开始评/ })
      .click()
    await expect.poll(() => shownIn(admin.page, 'main')).toBeGreaterThan(0)
    rendered += await shownIn(admin.page, 'main')
    places += 1
    await look(admin, `/manage/exams/${exam.id}/analysis`)

    print(
      `${rendered} rendered as words in ${places} places, ${witnesses.flatMap(({ ran }) => [...ran]).length} ran`,
    )
    expect(witnesses).toEqual([nothing, nothing])
  },
)
