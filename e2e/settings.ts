import { request } from 'playwright-core'
import { password } from './password.ts'
import { enterByCall } from './prove.ts'

/** The administrator of a site changes a setting, by the call that the console makes. */
export async function setSetting(base: string, name: string, value: boolean | string): Promise<void> {
  // A browser knows every name below localhost, the machine need not: the site is named by the header alone.
  const { host, port } = new URL(base)
  const here = `http://localhost:${port}`
  const admin = await request.newContext({ extraHTTPHeaders: { host, 'x-requested-with': 'lyceum' } })
  try {
    await enterByCall(admin, { base: here, userName: 'admin', password })
    const response = await admin.put(`${here}/app/api/admin/system-setting`, { data: { name, value } })
    if (!response.ok()) throw new Error(`${name} cannot be set: ${await response.text()}`)
  } finally {
    await admin.dispose()
  }
}
