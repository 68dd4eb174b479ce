import { tool } from '../tool.ts'

/** Sandboxes converters: no network, nothing to read but their input (INV-U07). */
export const bubblewrap = tool({
  name: 'bubblewrap',
  label: 'bubblewrap',
  packages: ['bubblewrap'],
  command: 'bwrap',
  versionFlag: '--version',
})
