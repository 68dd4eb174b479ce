import type { FrameLocator, Page } from 'playwright-core'

/** The lesson of a package: two frames deep, and of another origin. */
export function packageFrame(page: Page) {
  const lesson: FrameLocator = page.frameLocator('.study-package').frameLocator('iframe')
  return {
    /** Waits until the lesson shows these words. */
    shows: (words: string) => acrossFrames(page, () => lesson.getByText(words).waitFor()),
    hasHeading: (name: string) => acrossFrames(page, () => lesson.getByRole('heading', { name }).waitFor()),
    click: (name: string) => acrossFrames(page, () => lesson.getByRole('button', { name }).click()),
  }
}

/** A frame that gives way to the next ends the wait for what is in it, as if the page had been closed: waits on. */
async function acrossFrames(page: Page, wait: () => Promise<void>): Promise<void> {
  try {
    await wait()
  } catch (error) {
    if (page.isClosed() || !String(error).includes('has been closed')) throw error
    await acrossFrames(page, wait)
  }
}
