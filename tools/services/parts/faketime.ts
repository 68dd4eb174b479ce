import { tool } from '../tool.ts'

/** Gives one process a different time than the machine's, for the tests of clock jumps. */
export const faketime = tool({
  name: 'faketime',
  label: 'libfaketime',
  packages: ['faketime'],
  command: 'faketime',
  versionFlag: '--version',
})
