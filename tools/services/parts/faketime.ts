import { tool } from '../tool.ts'

/** Gives one process another time than the machine's; for the tests of clocks that jump. */
export const faketime = tool({
  name: 'faketime',
  label: 'libfaketime',
  packages: ['faketime'],
  command: 'faketime',
  versionFlag: '--version',
})
