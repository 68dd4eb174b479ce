import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { slimContract } from './slim-contract.ts'
import { tokensCss } from './tokens-css.ts'

const root = new URL('..', import.meta.url).pathname

/** Builds the portal once more for the server, which renders the first screen with it. Nothing of it is served. */
export function serverRender(): Plugin {
  let outDir = ''
  return {
    name: 'lyceum:server-render',
    apply: ({ build: options }, { command }) => command === 'build' && options?.write !== false,
    configResolved: (config) => {
      outDir = `${config.build.outDir}/server`
    },
    closeBundle: () => buildForServer(outDir),
  }
}

/** The same sources without styles and pictures, and with all packages in it: the server has none of the web's. */
async function buildForServer(outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), slimContract(), tokensCss()],
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: `${root}app/server/render-page.tsx`,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      ssrEmitAssets: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
    },
  })
}
