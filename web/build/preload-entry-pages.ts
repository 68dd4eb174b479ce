import type { Plugin, Rolldown } from 'vite'

/** The most common entry pages, and their chunks. */
const entryPages = { home: 'home-page', login: 'login-page' }

type Bundle = Rolldown.OutputBundle

/**
 * Writes a separate HTML file for each entry page: the portal's page plus preload links to the page's own files, so that
 * they load in parallel with the app's and not after them. The server sends it for the matching address.
 */
export function preloadEntryPages(): Plugin {
  return {
    name: 'lyceum:doors',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const portal = bundle['index.html']
        if (portal?.type !== 'asset') this.error('The portal has no page')
        for (const [address, page] of Object.entries(entryPages)) {
          const source = String(portal.source).replace('</head>', `${tagsOf(bundle, page)}  </head>`)
          this.emitFile({ type: 'asset', fileName: `doors/${address}.html`, source })
        }
      },
    },
  }
}

function tagsOf(bundle: Bundle, page: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const found = (is: (chunk: Rolldown.OutputChunk) => boolean) => closure(chunks, chunks.find(is)?.fileName)
  const known = found(({ isEntry, name }) => isEntry && name === 'portal')
  const needed = found(({ isDynamicEntry, name }) => isDynamicEntry && name === page)
  const fresh = chunks.filter(({ fileName }) => needed.has(fileName) && !known.has(fileName))
  if (fresh.length === 0) throw new Error(`No part of the portal is called ${page}`)
  const styles = new Set(fresh.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [
    ...fresh.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}"`),
    ...[...styles].map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}"`),
  ]
    .map((tag) => `  ${tag} nonce="__NONCE__">\n  `)
    .join('')
}

/** A file and all its static imports. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  fileName: string | undefined,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (fileName === undefined || seen.has(fileName)) return seen
  seen.add(fileName)
  for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
    closure(chunks, next, seen)
  return seen
}
