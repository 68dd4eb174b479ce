import type { Visit } from '../person.ts'

type Sheet = Readonly<Record<string, unknown>> & { readonly title: string }

/** Writes and publishes a course by the calls that the console makes; the journey of authoring has its own test. */
export async function publishCourse({ page, at }: Visit, sheet: Sheet): Promise<string> {
  const send = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const response = await page.request.fetch(at(`/app/api/admin/course${path}`), {
      method,
      data,
      headers: { 'x-requested-with': 'lyceum' },
    })
    const { result } = (await response.json()) as { result?: Record<string, string> }
    if (!result) throw new Error(`${method} ${path}: ${await response.text()}`)
    return result
  }
  const { id } = await send('POST', '', { kind: 'SELFSTUDY', title: sheet.title })
  await send('PUT', `/${id}/sheet`, sheet)
  const { moduleId } = await send('POST', `/${id}/module`, { type: 'URLVOD' })
  const body = { address: 'https://example.com/lesson' }
  const module = { id: moduleId, type: 'URLVOD', title: '看一段', minutes: 8, body }
  const content = { chapters: [{ title: '开始', modules: [module] }] }
  const { revision } = await send('PUT', `/${id}/draft`, { revision: 0, content })
  await send('POST', `/${id}/publish`, { revision })
  return id ?? ''
}
