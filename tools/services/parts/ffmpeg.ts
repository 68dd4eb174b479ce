import { tool } from '../tool.ts'

/** Reads the length of films and sounds and makes them fit for every line; workers call it. */
export const ffmpeg = tool({
  name: 'ffmpeg',
  label: 'ffmpeg',
  packages: ['ffmpeg'],
  command: 'ffmpeg',
  versionFlag: '-version',
})
