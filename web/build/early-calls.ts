import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { slimContract } from './slim-contract.ts'

const entry = resolve(import.meta.dirname, '../app/early.ts')

/**
 * Puts a small script into the pages, before those of the app: it sets the theme before the first paint and sends the
 * first calls while the others are still loading. It is built separately, because a shared chunk would have to load first.
 */
export function earlyCalls(): Plugin {
  let script = ''
  return {
    name: 'lyceum:early-calls',
    apply: 'build',
    async buildStart() {
      this.addWatchFile(entry)
      script = (await alone()).replaceAll('</', String.raw`<\/`).trim()
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<script type="module"',
          (tag) => `<script nonce="__NONCE__">${script}</script>\n    ${tag}`,
        ),
    },
  }
}

/** The script with all its imports in one file. */
async function alone(): Promise<string> {
  const built = await build({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'silent',
    plugins: [slimContract()],
    build: {
      write: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })
  const [script] = (built as Rolldown.RolldownOutput).output
  return script.code
}
