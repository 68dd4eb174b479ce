import { hasPackage } from '../apt.ts'
import { tool } from '../tool.ts'

/** The browser of the end-to-end tests, with Chinese fonts: without them every picture shows boxes. */
export const chromium = tool({
  name: 'chromium',
  label: 'Chromium',
  packages: ['chromium', 'fonts-noto-cjk'],
  command: 'chromium',
  versionFlag: '--version',
  isComplete: () => hasPackage('fonts-noto-cjk'),
})
