import type { Endpoint } from '@lyceum/contract/kit'
import type { QueryClient } from '@tanstack/react-query'

/** What a change is about, for reads of higher domains, which it cannot name. */
export type Topic = 'due' | 'enrolment' | 'follow' | 'to-do' | 'unread'

const readsByTopic = new Map<Topic, readonly string[]>()

/** Declares which reads are out of date after a change about a topic; called by the application at start. */
export function refreshOn(topic: Topic, endpoints: readonly Endpoint[]): void {
  readsByTopic.set(
    topic,
    endpoints.map(({ path }) => path),
  )
}

/** The paths of the reads that are out of date after a change about these topics. */
export const readsAbout = (topics: readonly Topic[]): readonly string[] =>
  topics.flatMap((topic) => readsByTopic.get(topic) ?? [])

export type RefreshOptions = {
  /** Reads to fetch again once the change is done. */
  readonly refresh?: readonly Endpoint[]
  /** What it is about: the reads of higher domains about this are fetched again too. */
  readonly topics?: readonly Topic[]
  /** The command ends only when the reads on the screen are fresh: for a draft or switch that gives way to them, or a revision. */
  readonly awaitRefresh?: boolean
}

/**
 * Invalidates reads after a change: at once, so that the next page fetches them again. Those on the screen are fetched
 * again in the background, or before the command ends with `awaitRefresh`. A failed read shows its own error.
 */
export function refreshAfter(client: QueryClient, options: RefreshOptions): Promise<unknown> | undefined {
  const { refresh = [], topics = [], awaitRefresh = false } = options
  const paths = [...refresh.map(({ path }) => path), ...readsAbout(topics)]
  const fresh = Promise.allSettled(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
  return awaitRefresh ? fresh : undefined
}
