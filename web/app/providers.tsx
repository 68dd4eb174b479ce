import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { queryClient } from '#lib/query-client'
import { LocaleProvider } from '#lib/text'
import { LoadingOverlay } from '#ui/feedback/loading-overlay'
import { Toaster } from '#ui/feedback/toaster'

/** The providers around every page of both apps. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider>
          {children}
          <Toaster />
          <LoadingOverlay />
        </LocaleProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
