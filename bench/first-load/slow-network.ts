import type { Page } from '../../e2e/harness/browser.ts'

const kilobit = 1000 / 8

/** Slow 4G as in Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 0.75 up; and a CPU four times slower. */
export async function beSlow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1600 * kilobit,
    uploadThroughput: 750 * kilobit,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}
