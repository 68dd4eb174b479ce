import { hasPackage } from '../apt.ts'
import type { Part } from '../part.ts'
import { run } from '../command.ts'
import { versionIn } from '../version.ts'

/** The LDAP server for the single sign-on tests. They start it themselves, each with its own folder. */
export const slapd: Part = {
  name: 'slapd',
  label: 'OpenLDAP',
  packages: ['slapd'],
  look: async () => {
    if (!(await hasPackage('slapd'))) return undefined
    const output = await run('dpkg-query', ['-W', '-f', '${Version}', 'slapd'])
    return { version: versionIn(output) ?? 'of unknown version' }
  },
  isInstalled: () => hasPackage('slapd'),
}
