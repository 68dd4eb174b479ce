import type { Visit } from '../harness/visit.ts'

type Sheet = Readonly<Record<string, unknown>> & { readonly title: string }
type Answer = Readonly<Record<string, string>>

/** Makes a console call as its pages do; `path` starts after `/app/api/admin`. */
export async function consoleCall(
  { page, at }: Visit,
  [method, path]: readonly ['POST' | 'PUT', string],
  data: object,
): Promise<Answer> {
  const response = await page.request.fetch(at(`/app/api/admin${path}`), {
    method,
    data,
    headers: { 'x-requested-with': 'lyceum' },
  })
  const { result } = (await response.json()) as { result?: Answer }
  if (!result) throw new Error(`${method} ${path}: ${await response.text()}`)
  return result
}

/** Writes and publishes a course through the console's calls; authoring itself has its own test. */
export async function publishCourse(author: Visit, sheet: Sheet, titles = ['看一段']): Promise<string> {
  const send = (method: 'POST' | 'PUT', path: string, data: object) =>
    consoleCall(author, [method, `/course${path}`], data)
  const { id = '' } = await send('POST', '', { kind: 'SELFSTUDY', title: sheet.title })
  await send('PUT', `/${id}/sheet`, sheet)
  const modules = []
  for (const title of titles) {
    const { moduleId } = await send('POST', `/${id}/module`, { type: 'URLVOD' })
    const body = { address: 'https://example.com/lesson' }
    modules.push({ id: moduleId, type: 'URLVOD', title, minutes: 8, body })
  }
  const content = { chapters: [{ title: '开始', modules }] }
  const { revision } = await send('PUT', `/${id}/draft`, { revision: 0, content })
  await send('POST', `/${id}/publish`, { revision })
  return id
}
