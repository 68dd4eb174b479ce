import { expect, test } from 'vitest'
import { signedIn } from '../harness/visit.ts'
import { callAs, makeFilmCourse } from '../study/make-course.ts'
import { newLearner } from '../study/new-learner.ts'
import { load } from '../harness/wait-for-idle.ts'

test('a learner watches, skips without credit, sees what is missing, watches that too, and completes', async () => {
  const author = await signedIn('admin')
  const course = await makeFilmCourse(author, { title: '带队第一课：授权与跟进', seconds: 24 })

  const learner = await signedIn(await newLearner(), { height: 1500 })
  const { page, at, isWell, picture } = learner
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
  await load(page, at(`/course/online?itmId=${course.id}`))
  await page.getByRole('heading', { name: /带队第一课/ }).waitFor()
  // A locked part explains why.
  await page.getByText('请先学完《授权的五个层级》').waitFor()
  await isWell()
  await picture('study-1-open')

  // Watches a few seconds and skips the rest.
  const place = (name: 'currentTime' | 'ended') =>
    page.evaluate<number | boolean>(`document.querySelector('video').${name}`)
  await page.locator('.study-play').click()
  await expect.poll(() => place('currentTime')).toBeGreaterThan(2)
  await page.getByRole('slider', { name: '播放进度' }).fill('21')
  await page.getByRole('slider', { name: '播放进度' }).press('Shift')
  await expect.poll(() => place('ended')).toBe(true)
  await page.getByText(/还没看的部分/).waitFor()
  await expect.poll(() => page.getByText('本节已完成').count()).toBe(0)
  const before = await callAs<{ percent: number; status: string }>(
    learner,
    `/app/api/trainee/course/module/detail?modId=${course.video}`,
    { method: 'GET' },
  )
  expect(before.status).toBe('BROWSED')
  expect(before.percent).toBeLessThan(60)
  await picture('study-2-skipped')
  await isWell()

  // Adds a note at this moment, then watches the missing part a little faster.
  await page.getByRole('textbox', { name: '笔记内容' }).fill('第三级最难：先做，再说。')
  await page.getByRole('button', { name: '保存笔记' }).click()
  await page.locator('.study-note p').getByText('第三级最难').waitFor()
  await page.getByRole('button', { name: /^播放速度/ }).click()
  await page.getByRole('menuitem', { name: '1.5 倍' }).click()
  await page.getByRole('slider', { name: '播放进度' }).fill('0')
  await page.getByRole('slider', { name: '播放进度' }).press('Shift')
  await page.locator('.study-play').click()
  await page.getByText('本节已完成').waitFor({ timeout: 240_000 })
  await picture('study-3-viewed')

  // The test is open now; the first answer is wrong, the second is right.
  await page
    .locator('.study-contents')
    .getByRole('link', { name: /章节测验/ })
    .click()
  await page.getByText('B. 只管照做').click()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByText('未通过').waitFor()
  await isWell()
  await page.getByRole('button', { name: '再答一次' }).click()
  await page.getByText('A. 做了就说').click()
  await page.getByRole('button', { name: '交卷' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page.getByText('你已学完《带队第一课：授权与跟进》').waitFor()
  await picture('study-4-done')
  await isWell()
  const record = await callAs<{ appStatus: string; completion: { versionNumber: number } }>(
    learner,
    `/app/api/trainee/course/learner/record?itmId=${course.id}`,
    { method: 'GET' },
  )
  expect(record).toMatchObject({ appStatus: 'COMPLETED', completion: { versionNumber: 1 } })
})

test('M-11 M-12 the player works by keyboard, remembers its settings, shows missed parts, stays visible and shows what is next', async () => {
  const author = await signedIn('admin')
  const course = await makeFilmCourse(author, { title: '播放器怎么用', seconds: 24 })
  const learner = await signedIn(await newLearner())
  const { page, at, isWell, picture } = learner
  await callAs(learner, '/app/api/trainee/user/apply/submit', { data: { itmId: course.id } })
  const address = at(`/course/online?itmId=${course.id}&modId=${course.video}`)
  await load(page, address)
  const film = <T>(what: string) => page.evaluate<T>(`document.querySelector('video').${what}`)
  const scrolled = () => page.evaluate<number>('window.scrollY')
  await page.locator('.study-big-play').click()
  await expect.poll(() => film<number>('currentTime')).toBeGreaterThan(2)

  // M-11: keys work on the whole page, and the page does not scroll.
  await page.keyboard.press('Space')
  await expect.poll(() => film<boolean>('paused')).toBe(true)
  expect(await scrolled()).toBe(0)
  const before = await film<number>('currentTime')
  await page.keyboard.press('l')
  await expect.poll(() => film<number>('currentTime')).toBeCloseTo(before + 10, 0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => film<number>('currentTime')).toBeCloseTo(before + 15, 0)
  await page.keyboard.press('m')
  expect(await film<boolean>('muted')).toBe(true)
  await page.keyboard.press('Shift+Period')
  expect(await film<number>('playbackRate')).toBe(1.25)
  await page.keyboard.press('k')
  await expect.poll(() => film<boolean>('paused')).toBe(false)

  // M-12: the picture fills its frame; the bar shows markers and skipped parts.
  const [width, height] = await page.evaluate<[number, number]>(
    `(({ clientWidth, clientHeight }) => [clientWidth, clientHeight])(document.querySelector('.study-picture'))`,
  )
  expect(width / height).toBeCloseTo(16 / 9, 1)
  await page.locator('.study-scrubber').hover()
  await page.locator('.study-preview').waitFor()
  await page.locator('.study-scrubber-gap').first().waitFor({ state: 'attached' })
  await isWell()
  await picture('player-1-keys')

  // Typing is not intercepted by the player's keys, and the film stays visible.
  await page.getByRole('button', { name: '记笔记' }).click()
  await page.mouse.wheel(0, 2000)
  await page.locator('.study-screen.is-docked').waitFor()
  await page.getByRole('textbox', { name: '笔记内容' }).pressSequentially('k 键 m 5')
  await expect.poll(() => page.getByRole('textbox', { name: '笔记内容' }).inputValue()).toBe('k 键 m 5')
  expect(await film<boolean>('muted')).toBe(true)
  await picture('player-2-note')
  await page.getByRole('button', { name: '回到播放器' }).click()
  await page.locator('.study-screen.is-docked').waitFor({ state: 'detached' })

  // At the end: what is missing, and a link to it.
  await expect.poll(() => film<boolean>('ended')).toBe(true)
  await page.locator('.study-end').getByText('下一节还没解锁').waitFor()
  await isWell()
  await picture('player-3-end')
  await page.locator('.study-end').getByRole('button', { name: /补看$/ }).click()
  await expect.poll(() => film<boolean>('paused')).toBe(false)
  await page.context().setOffline(true)
  await page.getByText('网络断开了，恢复后会接着播放').waitFor()
  await page.context().setOffline(false)
  await page.getByText('网络断开了，恢复后会接着播放').waitFor({ state: 'detached' })
  await page.keyboard.press('k')

  // On the next visit speed and volume are kept, and the hint disappears by itself.
  await load(page, address)
  await page.getByText(/^已从上次的 \d\d:\d\d 继续/).waitFor()
  await expect.poll(() => film<number>('playbackRate')).toBe(1.25)
  expect(await film<boolean>('muted')).toBe(true)
  await page.getByText(/^已从上次的/).waitFor({ state: 'detached' })
})
