import type { Visit } from '../../harness/visit.ts'

type Sent = { readonly purpose: string; readonly name: string; readonly bytes: Buffer }

/** Uploads a file as a form does; returns its id, or undefined if it is rejected. */
export async function sendFile(
  { page, at }: Visit,
  { purpose, name, bytes }: Sent,
): Promise<string | undefined> {
  const response = await page.request.post(at('/app/api/file'), {
    headers: { 'x-requested-with': 'lyceum' },
    multipart: { purpose, file: { name, mimeType: 'application/octet-stream', buffer: bytes } },
  })
  if (response.status() >= 500) throw new Error(`${name}: ${response.status()} ${await response.text()}`)
  return response.ok() ? ((await response.json()) as { result: { id: string } }).result.id : undefined
}
