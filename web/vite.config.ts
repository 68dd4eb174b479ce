import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './build/compressed.ts'
import { frontDoors } from './build/doors.ts'
import { earlyCalls } from './build/early-calls.ts'
import { firstPaint } from './build/first-paint.ts'
import { launcher } from './build/launcher.ts'
import { slimContract } from './build/slim-contract.ts'
import { tokensCss } from './build/tokens-css.ts'
import { trustedStyles } from './build/trusted-styles.ts'
import { twoDoors } from './build/two-doors.ts'

const consoleRooms = '(?:people|access|admin|report|sites|settings|org)'

const desks = [
  `(?:contract|web/domains)/${consoleRooms}/`,
  'web/domains/[a-z]+/(?:admin|console)/',
  'web/domains/exam/(?:analysis|bank|candidate|hall|holding|paper)/',
  'web/domains/learning/(?:duty|learner|marking)/',
  // Made of antd.
  'web/ui/work/(?:audience-fields|name-picker|name-select|pick)',
]
const isDesk = new RegExp(`/(?:${desks.join('|')})`)

/** What only the console's pages are made of: rooms that the portal does not show, and the desks of the others. */
const isOfConsole = (id: string) => isDesk.test(id)

/** Our own code that the portal needs too: all but the two entries and what only the console has. */
const isOfBothApps = (id: string) =>
  /\/(?:contract|web\/(?:lib|ui|domains|app))\//.test(id) &&
  !/\/(?:app\/main-|app\/(?:frames\/)?console-|ui\/(?:antd|tokens))/.test(id) &&
  !isOfConsole(id)

/** The pages before the gate, which nobody sees who is in. */
const isOfGate = /\/web\/domains\/identity\/(?!admin)/

/** What the home page shows below its first screen: everybody's second file, so nothing else may come with it. */
const belowHome = [
  'web/domains/home/',
  'web/domains/course/(?:parts/course-cards|text/)',
  'web/ui/course/course-(?:card|kinds)',
  'web/ui/(?:status|feedback/(?:waiting|status-dot)|picture/person|picture/reward/rank-mark)',
  'web/ui/list/(?:rank-row|rows)',
  'web/ui/picture/cover/crest[.]',
]
const isBelowHome = new RegExp(`/(?:${belowHome.join('|')})|slim-contract/news`)

/** A call as the browser needs it; a file of its own making, which lies in no folder. */
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
    twoDoors(),
    firstPaint(),
    earlyCalls(),
    frontDoors(),
    compressed(),
    launcher(),
  ],
  // The server puts a fresh nonce in this place for every page it sends.
  html: { cspNonce: '__NONCE__' },
  build: {
    sourcemap: false,
    modulePreload: { polyfill: false },
    // A picture in a data: address would be a second copy in every page that shows it.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { portal: 'index.html', console: 'manage.html' },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|zustand)\//,
              priority: 1,
            },
            // What both apps begin with, in one file; antd comes with the console's own frame and pages.
            { name: 'house', test: isOfBothApps, tags: ['$initial'] },
            // What people fill in, without all that other pages share: the login page wants no more.
            { name: 'forms', test: /\/web\/ui\/(?:form\/|layout\/tabs)/, minShareCount: 2 },
            // The home page shows covers and what drawn pictures share, and wants nothing else of what other pages share.
            {
              name: 'covers',
              test: /\/web\/ui\/picture\/(?:cover\/cover|ink|file\/file-tones)/,
              minShareCount: 2,
            },
            { name: 'cards', test: isBelowHome, minShareCount: 2 },
            // What is moved by hand: a quarter of all that pages share, and four of them want it.
            { name: 'sorting', test: /\/@dnd-kit\/|\/web\/ui\/work\/sortable/, minShareCount: 2 },
            // What several pages share comes in one file, not in a dozen.
            {
              name: 'parts',
              test: (id) => (isShared(id) && !isOfConsole(id) && !isOfGate.test(id)) || isCall(id),
              minShareCount: 2,
            },
            // What the pages before the gate share.
            { name: 'gate', test: isOfGate, minShareCount: 2 },
            { name: 'desk', test: (id) => isShared(id) && isOfConsole(id), minShareCount: 2 },
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
