import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { slimContract } from './slim-contract.ts'

const entry = resolve(import.meta.dirname, '../app/early.ts')

/**
 * Inserts a small script before those of the app: it sends the first calls while the others are still loading. It is
 * built separately, because a shared chunk would have to load first.
 */
export function earlyCalls(): Plugin {
  let fileName = ''
  return {
    name: 'lyceum:early-calls',
    apply: 'build',
    async buildStart() {
      this.addWatchFile(entry)
      const source = await alone()
      fileName = `assets/early-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          '<script type="module"',
          `<script async fetchpriority="high" src="/${fileName}" nonce="__NONCE__"></script>\n    $&`,
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
