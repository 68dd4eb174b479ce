/** Query values; empty ones are left out of the address. */
export type Query = Readonly<Record<string, string | number | undefined>>

/** What navigation must know about a route. */
type Place = { readonly path: string; readonly name?: string; readonly newTab?: true }

/** The navigation implementation, set by each app when it starts. */
export type Guide = {
  readonly places: readonly Place[]
  readonly navigate: (to: string, options: { readonly replace: boolean }) => void
  /** Whether the tab's history has one of our pages before this one. */
  readonly hasBefore: () => boolean
  readonly back: () => void
  readonly open: (to: string) => void
  readonly scroll: (to: { readonly top: number; readonly behavior: 'smooth' }) => void
}

let guide: Guide | undefined

export function follow(chosen: Guide): void {
  guide = chosen
}

/** A path with its query: `addressOf('/search', { searchValue: '数据' })`. */
export function addressOf(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  const text = new URLSearchParams(pairs).toString()
  return text ? `${path}?${text}` : path
}

/** Goes to a path with a query; a page marked for a new tab opens there. */
export function goTo(path: string, query?: Query): void {
  if (opensTab(path)) openTab(path, query)
  else guide?.navigate(addressOf(path, query), { replace: false })
}

/** Goes to the page of this name; its parameters go into the query, as all identifiers do. */
export function goToNamed(name: string, params?: Query): void {
  const place = guide?.places.find((item) => item.name === name)
  if (!place) throw new Error(`No page is called ${name}`)
  goTo(place.path, params)
}

/** Replaces this page: going back does not return here. */
export function replaceWith(path: string, query?: Query): void {
  guide?.navigate(addressOf(path, query), { replace: true })
}

export function openTab(path: string, query?: Query): void {
  guide?.open(addressOf(path, query))
}

/** Returns to the previous page; without one goes home. */
export function goBack(): void {
  if (guide?.hasBefore()) guide.back()
  else guide?.navigate('/home', { replace: true })
}

export function scrollToTop(): void {
  guide?.scroll({ top: 0, behavior: 'smooth' })
}

/** Whether a path opens in a new tab. */
export function opensTab(path: string): boolean {
  return guide?.places.some((place) => place.path === path && place.newTab) ?? false
}
