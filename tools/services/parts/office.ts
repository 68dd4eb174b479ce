import { hasPackage } from '../apt.ts'
import { tool } from '../tool.ts'

const programs = ['libreoffice-writer-nogui', 'libreoffice-calc-nogui', 'libreoffice-impress-nogui']
/** Counts pages, and a small Chinese font; the converter prefers a larger one where installed. */
const besides = ['poppler-utils', 'fonts-wqy-microhei']

/** Converts office files to pages that a browser can read; workers call it. */
export const office = tool({
  name: 'office',
  label: 'LibreOffice',
  packages: [...programs, ...besides],
  command: 'soffice',
  versionFlag: '--version',
  isComplete: async () => (await Promise.all([...programs, ...besides].map(hasPackage))).every(Boolean),
})
