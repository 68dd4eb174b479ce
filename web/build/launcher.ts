import { build, type Plugin } from 'vite'

const root = new URL('..', import.meta.url).pathname

/**
 * Builds the launcher around a course package as one file for the content host: it shares no code, no chunk and no
 * origin with the portal.
 */
export function launcher(): Plugin {
  let outDir = ''
  return {
    name: 'lyceum:launcher',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    closeBundle: async () => {
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir,
          emptyOutDir: false,
          lib: {
            entry: `${root}app/launcher/main.ts`,
            formats: ['iife'],
            name: 'launcher',
            fileName: () => 'launcher.js',
          },
        },
      })
    },
  }
}
