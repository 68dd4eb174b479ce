import { listArrangement } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { read } from '#lib/api'
import { loadPart } from '#lib/page/load-part'
import { useText } from '#lib/text'
import { ErrorPanel } from '#ui/feedback/error-panel'
import { usePortal } from '#ui/layout/area'
import { SectionHead } from '#ui/layout/section-head'
import { Crest } from '#ui/picture/cover/crest'
import { Icon } from '#ui/picture/icon'
import { text } from '../below-fold/text/index.ts'
import type { QuickEntry } from './modules.ts'
import { modulePaths } from './modules.ts'
import './quick.css'

/** Loaded lazily: few people open it, and dragging needs a library. */
const QuickDialog = lazy(async () => ({
  default: await loadPart(async () => (await import('./quick-dialog.tsx')).QuickDialog),
}))

/** The user's quick entries, and a button to change them. */
export function QuickSection() {
  const t = useText(text).quick
  const [isOpen, setIsOpen] = useState(false)
  const entries = useQuery(read(listArrangement))
  const { leads } = usePortal()
  const shown = entries.data?.records.filter(({ module }) => !module || leads(modulePaths[module]))
  return (
    <section className="home-quick" aria-labelledby="home-quick">
      <SectionHead
        id="home-quick"
        title={t.title}
        end={
          shown && shown.length > 0 ? (
            <button type="button" className="ly-more" onClick={() => setIsOpen(true)}>
              {t.arrange}
            </button>
          ) : undefined
        }
      />
      {entries.isError && <ErrorPanel onRetry={() => void entries.refetch()} />}
      <ul>
        {shown?.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} />
          </li>
        ))}
        {entries.data && (
          <li>
            <button type="button" className="home-quick-add" onClick={() => setIsOpen(true)}>
              <span>
                <Icon name="plus" size={18} />
              </span>
              {t.add}
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <Suspense>
          <QuickDialog entries={shown ?? []} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

function EntryLink({ entry: { module, title, link, image } }: { readonly entry: QuickEntry }) {
  const t = useText(text).quick
  const inside = (
    <>
      <Crest category={module ?? image} seed={module ?? image} size={36} />
      <span className="ly-clamp-1">{module ? t.names[module] : title}</span>
      <Icon name={module ? 'right' : 'out'} size={16} />
    </>
  )
  if (module) return <Link to={modulePaths[module]}>{inside}</Link>
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {inside}
      <span className="ly-hidden">{t.opens}</span>
    </a>
  )
}
