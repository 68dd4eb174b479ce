import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import { isLight, sourcesOfExports } from './light-files.ts'
import { dropped, slimExport } from './slim-export.ts'

const contract = resolve(import.meta.dirname, '../../contract')
const prefix = '\0slim-contract/'

/**
 * Gives the browser the contract without its schemas. The compiler still reads the whole contract, so a page is
 * checked against every field; the bundle contains method, path and the query names, and no zod.
 */
export function slimContract(): Plugin {
  return {
    name: 'lyceum:slim-contract',
    enforce: 'pre',
    resolveId(source) {
      const domain = /^@lyceum\/contract\/([a-z-]+)$/.exec(source)?.[1]
      return domain && { id: `${prefix}${domain}`, moduleSideEffects: false }
    },
    async load(id) {
      if (!id.startsWith(prefix)) return undefined
      const { code, files } = await slimDomain(resolve(contract, id.slice(prefix.length), 'index.ts'))
      for (const file of files) this.addWatchFile(file)
      return { code, moduleType: 'js' }
    },
  }
}

/** The slim module of one domain, and the files it was made from. */
export async function slimDomain(indexFile: string): Promise<{ code: string; files: readonly string[] }> {
  const { module, dependencies } = await runnerImport<Record<string, unknown>>(indexFile, {
    configFile: false,
    root: contract,
    logLevel: 'silent',
  })
  const sources = sourcesOfExports(indexFile)
  const lines = Object.entries(module).map(([name, value]) => line(name, value, sources.get(name)))
  return {
    code: lines.filter(Boolean).join('\n'),
    files: [indexFile, ...dependencies.map((file) => resolve(contract, file))],
  }
}

function line(name: string, value: unknown, source: string | undefined): string {
  if (typeof value === 'function') {
    return source && isLight(source) ? `export { ${name} } from ${JSON.stringify(source)}` : ''
  }
  const slim = slimExport(value)
  return slim === dropped ? '' : `export const ${name} = ${JSON.stringify(slim)}`
}
