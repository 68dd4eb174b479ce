import { getWaterMark } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { usePage } from '../frames/use-page.ts'
import { isWatermarked } from '../shell/watermark-rules.ts'
import { keepWatermark } from '../shell/watermark.ts'

/** Whose screen this is, lightly over every page, where the site wants that. */
export function Watermark() {
  const isSignedIn = useUser() !== undefined
  const page = usePage()
  const { pathname } = useLocation()
  const { data } = useQuery({
    ...read(getWaterMark),
    enabled: isSignedIn,
    staleTime: 300_000,
    meta: { quiet: true },
  })
  const mark = isWatermarked({ page, isSignedIn, value: data?.value }) ? data?.text : undefined
  return mark && <Sheet key={pathname} text={mark} />
}

function Sheet({ text }: { readonly text: string }) {
  useEffect(() => keepWatermark(text), [text])
  return null
}
