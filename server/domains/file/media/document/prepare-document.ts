import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runSandboxed, SandboxError } from '#platform/content/sandbox'
import { decodeText } from '../../examine/read-text.ts'
import { extensionOf } from '../../examine/name-rules.ts'
import { MediaFailure, orFault } from '../media-failure.ts'
import { fontsConfig } from './fonts.ts'
import { pieceNamed } from '../rules.ts'
import type { Bench } from '../preparation.ts'
import type { Measured } from '../store.ts'

/** Sixty CPU seconds, one gigabyte of memory (INV-U07). */
const limits = { seconds: 150, cpuSeconds: 60, memoryBytes: 1_073_741_824, fileBytes: 536_870_912 }

/** Pages that a browser can show: a PDF only gets its pages counted, everything else is converted first. */
export async function prepareDocument(bench: Bench): Promise<Measured> {
  const { file, source } = bench
  const { type, objectKey, size } = file
  if (type === 'application/pdf') {
    const pages = await countPages(source, bench)
    await bench.keep([{ name: pieceNamed.pages, type, size: Number(size), objectKey, playlist: null }])
    return { pages }
  }
  bench.report(0.1)
  const path = await convert(bench)
  bench.report(0.8)
  const pages = await countPages(path, bench)
  await bench.keep([await bench.store({ name: pieceNamed.pages, type: 'application/pdf', path })])
  return { pages }
}

/** With its own profile, deleted with the folder: nothing leaks from one document to the next. */
async function convert({ file, source, folder, signal }: Bench): Promise<string> {
  const extension = extensionOf(file.name)
  if (extension === 'txt') await writeFile(source, `\ufeff${decodeText(await readFile(source))}`)
  await writeFile(join(folder, 'fonts.conf'), fontsConfig)
  const reading = extension === 'txt' ? ['--infilter=Text (encoded):UTF8,LF,,,'] : []
  const args = [
    ...'-env:UserInstallation=file:///out/profile --headless --norestore --nolockcheck'.split(' '),
    ...reading,
    ...`--convert-to pdf --outdir /out/made /input.${extension}`.split(' '),
  ]
  const env = { FONTCONFIG_FILE: '/out/fonts.conf', SAL_USE_VCLPLUGIN: 'svp' }
  const input = { path: source, as: `/input.${extension}` }
  await orFault(runSandboxed({ command: 'soffice', args, folder, input, limits, env, signal }))
  const made = join(folder, pieceNamed.pages)
  await rename(join(folder, 'made', 'input.pdf'), made).catch(() => {
    throw new MediaFailure('unreadable', 'the converter made nothing of it')
  })
  return made
}

async function countPages(path: string, { folder, signal }: Bench): Promise<number> {
  const input = { path, as: '/input' }
  try {
    const output = await runSandboxed({ command: 'pdfinfo', args: ['/input'], folder, input, limits, signal })
    const pages = Number(/^Pages:\s+(\d+)$/m.exec(output)?.[1] ?? 0)
    if (pages < 1) throw new MediaFailure('empty')
    return pages
  } catch (error) {
    if (!(error instanceof SandboxError) || error.isOurs) throw error
    throw new MediaFailure(
      /Incorrect password/i.test(error.errorOutput) ? 'locked' : 'unreadable',
      error.message,
    )
  }
}
