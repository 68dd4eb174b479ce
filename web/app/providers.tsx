import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { queryClient } from '#lib/query-client'
import { LocaleProvider } from '#lib/text'
import { LoadingOverlay } from '#ui/feedback/loading-overlay'
import { Toaster } from '#ui/feedback/toaster'

type ProvidersProps = { readonly client?: QueryClient; readonly children: ReactNode }

/** The providers around every page of both apps; on the server each page has reads of its own. */
export function Providers({ client = queryClient, children }: ProvidersProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <LocaleProvider>
          {children}
          <Toaster />
          <LoadingOverlay />
        </LocaleProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
