import { hasPackage } from '../apt.ts'
import type { Part } from '../part.ts'
import { run } from '../command.ts'
import { versionIn } from '../version.ts'

/** The directory server of the tests of single sign-on. They start it themselves, each with a folder of its own. */
export const slapd: Part = {
  name: 'slapd',
  label: 'OpenLDAP',
  packages: ['slapd'],
  look: async () => {
    if (!(await hasPackage('slapd'))) return undefined
    const said = await run('dpkg-query', ['-W', '-f', '${Version}', 'slapd'])
    return { version: versionIn(said) ?? 'of unknown version' }
  },
  isInstalled: () => hasPackage('slapd'),
}
