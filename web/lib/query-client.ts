import { QueryCache, QueryClient } from '@tanstack/react-query'
import { report } from './http/trouble.ts'

/** The cache of server reads. Every failed read is shown here once, unless its `meta` says `quiet`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (!meta?.['quiet']) report(error)
    },
  }),
  defaultOptions: {
    // The HTTP client already retries where that is safe.
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
