import { hasPackage } from '../apt.ts'
import { tool } from '../tool.ts'

const programs = ['libreoffice-writer-nogui', 'libreoffice-calc-nogui', 'libreoffice-impress-nogui']
/** What counts pages, and Chinese in three megabytes; where a larger face is installed, the converter prefers that. */
const besides = ['poppler-utils', 'fonts-wqy-microhei']

/** Turns office files into pages that a browser reads; workers call it. */
export const office = tool({
  name: 'office',
  label: 'LibreOffice',
  packages: [...programs, ...besides],
  command: 'soffice',
  versionFlag: '--version',
  isComplete: async () => (await Promise.all([...programs, ...besides].map(hasPackage))).every(Boolean),
})
