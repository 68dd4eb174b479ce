import { QueryCache, QueryClient } from '@tanstack/react-query'
import { report } from './trouble.ts'

/** What has been read from the server. Every read that fails is shown here once, unless its `meta` says `quiet`. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta }) => {
      if (!meta?.['quiet']) report(error)
    },
  }),
  defaultOptions: {
    // The client below already tries again where that is safe.
    queries: { retry: false, staleTime: 30_000, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
})
