import type { Route } from '#platform/http'

export const routes: readonly Route[] = []
