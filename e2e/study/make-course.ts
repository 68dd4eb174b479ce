import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Visit } from '../harness/visit.ts'

const headers = { 'x-requested-with': 'lyceum' }

type Sent = { readonly method?: 'GET' | 'POST' | 'PUT'; readonly data?: unknown }

/** Makes one call with the session of a person's browser. */
export async function callAs<T>(
  { page, at }: Visit,
  path: string,
  { method = 'POST', data }: Sent = {},
): Promise<T> {
  const response = await page.request.fetch(at(path), {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return ((await response.json()) as { result: T }).result
}

const maker = 'ffmpeg'

/** Generates a real film with its time in the picture and a tone; the file name chooses the container. */
export function film(seconds: number, name = 'a.mp4'): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'lyceum-e2e-'))
  try {
    const [bars, tone] = [
      `testsrc2=size=640x360:rate=15:duration=${seconds}`,
      `sine=frequency=440:duration=${seconds}`,
    ]
    const file = join(folder, name)
    const coded = ['-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-shortest', file]
    execFileSync(maker, ['-v', 'error', '-f', 'lavfi', '-i', bars, '-f', 'lavfi', '-i', tone, ...coded])
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function bring({ page, at }: Visit, seconds: number): Promise<string> {
  const file = { name: '授权的五个层级.mp4', mimeType: 'video/mp4', buffer: film(seconds) }
  const response = await page.request.post(at('/app/api/file'), {
    headers,
    multipart: { purpose: 'video', file },
  })
  const { result } = (await response.json()) as { result: { id: string } }
  return result.id
}

export async function untilReady(author: Visit, fileId: string): Promise<void> {
  for (let turn = 0; turn < 240; turn += 1) {
    const { state, fault } = await callAs<{ state: string; fault: string | null }>(
      author,
      `/app/api/file/${fileId}/media`,
      {
        method: 'GET',
      },
    )
    if (state === 'ready') return
    if (state === 'failed') throw new Error(`The file could not be prepared: ${fault}`)
    await author.page.waitForTimeout(500)
  }
  throw new Error('The file was not prepared in two minutes.')
}

/** A published course with a film, a test that waits for it, and something to read. Returns its id. */
export async function makeFilmCourse(author: Visit, { title, seconds }: { title: string; seconds: number }) {
  const { id } = await callAs<{ id: string }>(author, '/app/api/admin/course', {
    data: { kind: 'SELFSTUDY', title },
  })
  const fileId = await bring(author, seconds)
  await untilReady(author, fileId)
  const module = async (type: string) =>
    (await callAs<{ moduleId: string }>(author, `/app/api/admin/course/${id}/module`, { data: { type } }))
      .moduleId
  const [video, test] = [await module('VOD'), await module('TST')]
  const choices = [
    { key: 'A', text: '做了就说', isRight: true },
    { key: 'B', text: '只管照做', isRight: false },
  ]
  const modules = [
    {
      id: video,
      type: 'VOD',
      title: '授权的五个层级',
      body: { fileId, maxSpeed: 2, marks: [{ second: 6, title: '第三级' }] },
    },
    {
      id: test,
      type: 'TST',
      title: '章节测验：授权与跟进',
      requiredScore: 60,
      maxSubmits: 3,
      requires: { op: 'all', of: [{ need: 'module', moduleId: video, reached: 'viewed' }] },
      body: { questions: [{ key: 'q001', type: 'single', stem: '第三级是哪一种？', choices }] },
    },
  ]
  const content = { chapters: [{ title: '第三章　授权与跟进', modules }] }
  const draft = { revision: 0, content }
  const { revision } = await callAs<{ revision: number }>(author, `/app/api/admin/course/${id}/draft`, {
    method: 'PUT',
    data: draft,
  })
  await callAs(author, `/app/api/admin/course/${id}/publish`, { data: { revision } })
  return { id, video, test }
}
