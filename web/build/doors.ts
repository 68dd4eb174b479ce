import type { Plugin, Rolldown } from 'vite'

/** The pages that most people arrive at, and the part of the app each one is. */
const doors = { home: 'home-page', login: 'login-page' }

type Bundle = Rolldown.OutputBundle

/**
 * Makes an HTML file of its own for each page that people arrive at: the same as the portal's, but it names the page's
 * own files too, so that they come beside the app's and not after them. The server sends it for the address it is
 * called by.
 */
export function frontDoors(): Plugin {
  return {
    name: 'lyceum:doors',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const portal = bundle['index.html']
        if (portal?.type !== 'asset') this.error('The portal has no page')
        for (const [address, page] of Object.entries(doors)) {
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
  const wanted = found(({ isDynamicEntry, name }) => isDynamicEntry && name === page)
  const fresh = chunks.filter(({ fileName }) => wanted.has(fileName) && !known.has(fileName))
  if (fresh.length === 0) throw new Error(`No part of the portal is called ${page}`)
  const styles = new Set(fresh.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return [
    ...fresh.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}"`),
    ...[...styles].map((fileName) => `<link rel="stylesheet" crossorigin href="/${fileName}"`),
  ]
    .map((tag) => `  ${tag} nonce="__NONCE__">\n  `)
    .join('')
}

/** A file and all it needs before it runs. */
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
