import { getCurrentUser } from '@lyceum/contract/identity'
import type { Locale, Result } from '@lyceum/contract/kit'
import { type Area, getSitePoster } from '@lyceum/contract/site'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { StaticRouterProvider } from 'react-router'
import { read } from '#lib/api'
import { firstLocale, localeStore } from '#lib/language/locale'
import { type Ask, askFor } from '#lib/http/ask'
import { written } from '#lib/page/first-page'
import { session, type User } from '#lib/session'
import { startAt } from '#lib/time/use-now'
import { takeDrawnWith } from '../../ui/picture/cover/lazy-art.ts'
import { connectPortal } from '../portal-connections.ts'
import { Providers } from '../providers.tsx'
import { answerReads, answersOf } from './answer-reads.ts'
import { screenOf } from './screen-of.ts'
import { routesOf } from './static-routes.ts'

export type PageRequest = {
  /** Path and query. */
  readonly address: string
  /** The language that this browser has used before. */
  readonly locale: Locale | undefined
  /** The languages that this browser prefers. */
  readonly preferred: readonly string[]
  readonly now: Date
  /** Makes a call for whoever opens the page; undefined if it is refused or fails. */
  readonly ask: Ask
}

export type RenderedPage = {
  readonly locale: Locale
  readonly markup: string
  /** JSON for the browser. */
  readonly first: string
}

connectPortal()

/** The first screen of an address; undefined if the browser shall render it alone. */
export async function renderPage(request: PageRequest): Promise<RenderedPage | undefined> {
  const screen = screenOf(request.address)
  if (!screen) return undefined
  const { page, also } = screen
  const lang = firstLocale(request.locale, request.preferred)
  const [poster, user, routes] = await Promise.all([
    askFor(request.ask, getSitePoster),
    page.isPublic ? undefined : askFor(request.ask, getCurrentUser, { lang }),
    routesOf(page, request.address),
  ])
  if (!poster || isClosed(poster, page.area) || !(user || page.isPublic)) return undefined
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(read(getSitePoster).queryKey, poster)
  for (const query of also) client.getQueryCache().build(client, query)
  const locale = localeFor(request, user)
  return renderTwice({ ...routes, client, user, locale, now: request.now }, request.ask)
}

/** The browser decides alike: what it has used before, else what the account says, else what it prefers. */
const localeFor = ({ locale, preferred }: PageRequest, user: User | undefined): Locale =>
  locale ?? user?.curLan ?? firstLocale(undefined, preferred)

const isClosed = ({ userSitePosterInfo }: Result<typeof getSitePoster>, area: Area | undefined) =>
  userSitePosterInfo.closedAreas.some((closed) => closed === area)

/** The first time shows what the page reads. */
async function renderTwice(state: State, ask: Ask): Promise<RenderedPage> {
  const { client, user, locale, now } = state
  markupOf(state)
  await answerReads(client, ask)
  const { markup, arts } = markupOf(state)
  const first = written({ locale, now: now.toISOString(), user, answers: answersOf(client), arts })
  client.clear()
  return { locale, markup, first }
}

type State = Awaited<ReturnType<typeof routesOf>> & {
  readonly client: QueryClient
  readonly user: User | undefined
  readonly locale: Locale
  readonly now: Date
}

/**
 * The stores of the web belong to one page; here they belong to one person for as long as this function runs, which
 * never waits: nobody else's page can be rendered in between.
 */
function markupOf({ router, context, client, user, locale, now }: State) {
  session.setState({ user, isLoggedIn: user !== undefined })
  localeStore.setState({ locale })
  startAt(now)
  takeDrawnWith()
  try {
    const markup = renderToString(
      <Providers client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>,
    )
    return { markup, arts: takeDrawnWith() }
  } finally {
    session.setState({ user: undefined, isLoggedIn: false })
    localeStore.setState(localeStore.getInitialState())
    startAt(undefined)
  }
}
