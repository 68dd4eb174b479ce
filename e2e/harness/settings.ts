import { request } from 'playwright-core'
import { password } from './password.ts'
import { enterByCall } from './sign-in-by-call.ts'

/** Changes a setting as the site's administrator, through the console's call. */
export async function setSetting(base: string, name: string, value: boolean | string): Promise<void> {
  // The browser resolves every name below localhost, the machine may not: the Host header names the site.
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
