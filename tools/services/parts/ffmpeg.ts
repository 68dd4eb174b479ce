import { hasPackage } from '../apt.ts'
import { tool } from '../tool.ts'

/** Reads the length of films and sounds and transcodes them; the fonts are for generated demo films. */
export const ffmpeg = tool({
  name: 'ffmpeg',
  label: 'ffmpeg',
  packages: ['ffmpeg', 'fonts-wqy-microhei'],
  command: 'ffmpeg',
  versionFlag: '-version',
  isComplete: () => hasPackage('fonts-wqy-microhei'),
})
