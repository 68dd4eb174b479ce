import type { FrameLocator, Page } from 'playwright-core'

/** The lesson of a package: two frames deep, on another origin. */
export function packageFrame(page: Page) {
  const lesson: FrameLocator = page.frameLocator('.study-package').frameLocator('iframe')
  return {
    /** Waits until the lesson shows this text. */
    shows: (text: string) => acrossFrames(page, () => lesson.getByText(text).waitFor()),
    hasHeading: (name: string) => acrossFrames(page, () => lesson.getByRole('heading', { name }).waitFor()),
    click: (name: string) => acrossFrames(page, () => lesson.getByRole('button', { name }).click()),
  }
}

/** When a frame is replaced, Playwright ends the wait as if the page were closed: wait again. */
async function acrossFrames(page: Page, wait: () => Promise<void>): Promise<void> {
  try {
    await wait()
  } catch (error) {
    if (page.isClosed() || !String(error).includes('has been closed')) throw error
    await acrossFrames(page, wait)
  }
}
