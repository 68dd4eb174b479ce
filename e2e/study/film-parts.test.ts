import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { signedIn, signIn, visit } from '../harness/visit.ts'
import { load } from '../harness/wait-for-idle.ts'
import { callAs, makeFilmCourse } from './make-course.ts'
import { newLearner } from './new-learner.ts'

async function atOtherSite(userName: string) {
  const person = await visit({ host: 'nanyu.localhost' })
  await signIn(person, userName)
  return person
}

const film = <T>(page: Page, what: string) => page.evaluate<T>(`document.querySelector('video').${what}`)

const marks = (page: Page) => page.locator('.study-screen .ly-film-mark')
const placeOf = (page: Page) =>
  page.evaluate<string>("getComputedStyle(document.querySelector('.ly-film-mark')).left")

test('M-10: a film is loaded in parts, none of which is the whole, and resumes after a long pause', async () => {
  const author = await signedIn('admin')
  const course = await makeFilmCourse(author, { title: '一段一段地看', seconds: 60 })
  const learner = await signedIn(await newLearner())
  const { page, at, isWell } = learner
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (/\/m\/.+\.(?:mp4|m3u8)$/.test(request.url())) requestedUrls.push(request.url())
  })
  // On a slow line, later parts are still loading when the film is paused.
  const { promise: isThrough, resolve: comeThrough } = Promise.withResolvers<undefined>()
  let count = 0
  await page.route(/\/360p\/\d+-\d+\.mp4$/, async (route) => {
    count += 1
    if (count > 3) await isThrough
    await route.continue()
  })
  await page.goto(at(`/course/online?itmId=${course.id}&modId=${course.video}`))
  await page.locator('.study-big-play').click()
  await expect.poll(() => film<number>(page, 'currentTime')).toBeGreaterThan(2)
  await page.keyboard.press('k')
  await expect.poll(() => film<boolean>(page, 'paused')).toBe(true)
  const parts = requestedUrls.filter((url) => url.endsWith('.mp4'))
  expect(parts.length).toBeGreaterThan(2)
  expect(parts.filter((url) => !/\/360p\/\d+-\d+\.mp4$/.test(url))).toEqual([])
  // A part needs no cookie, and no more than the part is served.
  const withoutCookie = await page.request.get(parts[1] ?? '', { headers: { range: 'bytes=0-' } })
  const [, first, last] = /\/(\d+)-(\d+)\.mp4$/.exec(parts[1] ?? '') ?? []
  expect((await withoutCookie.body()).length).toBe(Number(last) - Number(first) + 1)
  const whole = (parts[1] ?? '').replace(/\/360p\/[^/]+$/, '/360p.mp4')
  expect((await page.request.get(whole)).status()).toBe(404)

  // Moves the device's clock forward by a quarter of an hour.
  const lists = () => requestedUrls.filter((url) => url.endsWith('/360p.m3u8')).length
  expect(lists()).toBe(1)
  await page.evaluate('(() => { const past = Date.now; Date.now = () => past() + 900000 })()')
  comeThrough(undefined)
  await page.evaluate("document.querySelector('video').currentTime = 50")
  await page.keyboard.press('k')
  await expect.poll(() => film<number>(page, 'currentTime')).toBeGreaterThan(51)
  expect(lists()).toBe(2)
  await expect.poll(() => marks(page).count()).toBe(0)
  await isWell()
})

test('M-10: where the site enables it, the viewer’s name and number move over the film, in full screen too', async () => {
  const admin = await atOtherSite('admin')
  const course = await makeFilmCourse(admin, { title: '看得見是誰在看', seconds: 12 })
  const learner = await atOtherSite('xu_qinghe')
  const { page, at, isWell, picture } = learner
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const { workNumber } = await callAs<{ workNumber: string }>(learner, '/app/api/trainee/my/detail', {
    method: 'GET',
  })
  await load(page, at(`/course/online?itmId=${course.id}&modId=${course.video}`))
  await page.locator('.study-big-play').click()
  await expect.poll(() => marks(page).textContent()).toMatch(new RegExp(`^\\S+ ${workNumber}$`))
  const before = await placeOf(page)
  await expect.poll(() => placeOf(page)).not.toBe(before)
  await picture('film-mark')
  await isWell()

  // A removed watermark is restored; the film is not shown without it.
  await page.evaluate("document.querySelector('.ly-film-mark').remove()")
  await expect.poll(() => marks(page).count()).toBe(1)
  expect(await film<boolean>(page, 'disablePictureInPicture')).toBe(true)
  await page.keyboard.press('f')
  await expect
    .poll(() => page.evaluate<boolean>("document.fullscreenElement?.querySelector('.ly-film-mark') != null"))
    .toBe(true)
  await picture('film-mark-full')
})
