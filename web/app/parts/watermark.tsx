import { getWaterMark } from '@lyceum/contract/site'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { read } from '#lib/api'
import { useUser } from '#lib/session'
import { useTheme } from '#lib/theme'
import { Watermark } from '#ui/overlay/watermark/watermark'
import { usePage } from '../frames/use-page.ts'
import { isWatermarked } from '../shell/watermark-rules.ts'

/** The reader's name as a watermark over every page, where the site enables it. */
export function ShellWatermark() {
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
  return mark && <Mark text={mark} path={pathname} />
}

type MarkProps = { readonly text: string; readonly path: string }

/** Its colour depends on the theme, so it is redrawn when the theme changes. */
function Mark({ text, path }: MarkProps) {
  return <Watermark text={text} page={`${path} ${useTheme()}`} />
}
