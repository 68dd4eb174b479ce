import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compress-assets.ts'
import { preloadEntryPages } from './build/preload-entry-pages.ts'
import { earlyCalls } from './build/early-calls.ts'
import { firstPaint } from './build/first-paint.ts'
import { launcher } from './build/launcher.ts'
import { slimContract } from './build/slim-contract.ts'
import { tokensCss } from './build/tokens-css.ts'
import { trustedStyles } from './build/trusted-styles.ts'
import { consoleAndShowcase } from './build/console-and-showcase.ts'

const consoleDomains = '(?:people|access|admin|report|sites|settings|org)'

const consolePaths = [
  `(?:contract|web/domains)/${consoleDomains}/`,
  'web/domains/[a-z]+/(?:admin|console)/',
  'web/domains/exam/(?:analysis|candidate|invigilation|setup)/',
  'web/domains/(?:paper|question/bank)/',
  'web/domains/learning/(?:duty|learner|marking|version)/',
  // Built with antd.
  'web/ui/work/(?:audience-fields|name-picker|name-select|pick)',
]
const isConsolePath = new RegExp(`/(?:${consolePaths.join('|')})`)

/** What only the console uses: domains that the portal does not show, and the console folders of the others. */
const isOfConsole = (id: string) => isConsolePath.test(id)

/** Our own code that the portal needs too: all but the two entries and what only the console uses. */
const isOfBothApps = (id: string) =>
  /\/(?:contract|web\/(?:lib|ui|domains|app))\//.test(id) &&
  !/\/(?:app\/main-|app\/(?:frames\/|console\/)?console-|ui\/(?:antd|tokens))/.test(id) &&
  !isOfConsole(id)

/** The sign-in pages, which signed-in people never see. */
const isSignInPage = /\/web\/domains\/identity\/(?!admin)/

/** What the home page shows below its first screen: loaded second by everybody, so nothing else may be in it. */
const belowHome = [
  'web/domains/home/',
  'web/domains/learning/course/(?:parts/course-cards|text/)',
  'web/ui/course/course-(?:card|kinds)',
  'web/ui/(?:status|feedback/(?:waiting|status-dot)|picture/person|picture/reward/rank-mark)',
  'web/ui/list/(?:rank-row|rows)',
  'web/ui/picture/cover/crest[.]',
]
const isBelowHome = new RegExp(`/(?:${belowHome.join('|')})|slim-contract/news`)

/** An endpoint of the slim contract; a virtual module without a folder. */
const isCall = (id: string) => id.includes('slim-contract/')

const isShared = (id: string) => /\/(?:contract|web\/(?:lib|ui|domains))\/(?!.*antd)/.test(id)

const api = { target: 'http://127.0.0.1:3000', changeOrigin: false }

/** The calls begin with /app, and so do our own sources in web/app: those Vite serves itself. */
const calls = {
  ...api,
  bypass: ({ url = '' }: { readonly url?: string | undefined }) =>
    /\.(?:tsx?|css)(?:\?|$)/.test(url) ? url : undefined,
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    slimContract(),
    tokensCss(),
    trustedStyles(),
    consoleAndShowcase(),
    firstPaint(),
    earlyCalls(),
    preloadEntryPages(),
    compressed(),
    launcher(),
  ],
  // The server replaces this by a fresh nonce for every page it sends.
  html: { cspNonce: '__NONCE__' },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false },
    // A picture in a data: address would be copied into every page that shows it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { portal: 'index.html', console: 'manage.html' },
      // The index of this domain serves both apps: who imports one part of it gets no styles of the others.
      treeshake: {
        moduleSideEffects: [{ test: /\/web\/domains\/question\/.*\.tsx?$/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|zustand)\//,
              priority: 1,
            },
            // What both apps start with, in one file; antd comes with the console's own frame and pages.
            { name: 'app', test: isOfBothApps, tags: ['$initial'] },
            // The form components alone: the login page needs no other shared code.
            { name: 'forms', test: /\/web\/ui\/(?:form\/|layout\/tabs)/, minShareCount: 2 },
            // The home page needs covers and what drawings share, and nothing else of the shared code.
            {
              name: 'covers',
              test: /\/web\/ui\/picture\/(?:cover\/cover|ink|file\/file-tones)/,
              minShareCount: 2,
            },
            { name: 'cards', test: isBelowHome, minShareCount: 2 },
            // Drag and drop: a quarter of all shared code, used by four pages only.
            { name: 'sorting', test: /\/@dnd-kit\/|\/web\/ui\/tree\/sortable/, minShareCount: 2 },
            // Code shared by several pages is in one file, not in a dozen.
            {
              name: 'parts',
              test: (id) => (isShared(id) && !isOfConsole(id) && !isSignInPage.test(id)) || isCall(id),
              minShareCount: 2,
            },
            // What the sign-in pages share.
            { name: 'sign-in', test: isSignInPage, minShareCount: 2 },
            { name: 'console-parts', test: (id) => isShared(id) && isOfConsole(id), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/app': calls,
      '/alive': api,
      '/ready': api,
      '/resource': api,
      '/socket.io': { ...api, ws: true },
    },
  },
})
