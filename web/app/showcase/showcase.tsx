import { useEffect, useState } from 'react'
import { chooseLocale } from '#lib/language/locale'
import { useLocale, useText } from '#lib/text'
import { Segmented } from '#ui/layout/segmented'
import { Charts } from './more/charts.tsx'
import { Filters } from './more/filters.tsx'
import { Icons } from './more/icons.tsx'
import { MediaCards } from './more/media.tsx'
import { Navigation } from './more/navigation.tsx'
import { Overlays } from './more/overlays.tsx'
import { People } from './more/people.tsx'
import { Pictures } from './more/pictures.tsx'
import { Stories } from './more/stories.tsx'
import { Talk } from './more/talk.tsx'
import { Work } from './more/work.tsx'
import { Controls } from './parts/controls.tsx'
import { Courses } from './parts/courses.tsx'
import { Empties } from './parts/empties.tsx'
import { Messages } from './parts/messages.tsx'
import { Numbers } from './parts/numbers.tsx'
import { Ramps } from './parts/ramps.tsx'
import { Rewards } from './parts/rewards.tsx'
import { Rows } from './parts/rows.tsx'
import { States } from './parts/states.tsx'
import { Type } from './parts/type.tsx'
import { text } from './text/index.ts'
import './showcase.css'

const views = ['light', 'dark', 'both'] as const
type View = (typeof views)[number]

/** All components of the design system in all their states: in one theme, or in both side by side. */
export function Showcase({ first }: { readonly first: string | null }) {
  const [view, setView] = useState<View>(views.find((known) => known === first) ?? 'light')
  useEffect(() => {
    document.documentElement.dataset['theme'] = view === 'dark' ? 'dark' : 'light'
  }, [view])
  const themes = view === 'both' ? (['light', 'dark'] as const) : [view]
  return (
    <div className={view === 'both' ? 'showcase-both' : undefined}>
      {themes.map((theme, i) => (
        <div key={theme} className="showcase-pane" data-theme={theme}>
          <Pane isFirst={i === 0} view={view} onView={setView} />
        </div>
      ))}
    </div>
  )
}

type PaneProps = { readonly isFirst: boolean; readonly view: View; readonly onView: (view: View) => void }

function Pane({ isFirst, view, onView }: PaneProps) {
  const Main = isFirst ? 'main' : 'section'
  return (
    <Main className="showcase-main">
      <div className="ly-wrap">
        <Head view={view} onView={onView} />
        <Ramps />
        <Type />
        <States />
        <Controls />
        <Numbers />
        <Messages />
        <Empties />
        <Rewards />
        <Rows />
        <Courses />
        <Pictures />
        <People />
        <Filters />
        <Navigation hasDock={isFirst} />
        <Overlays />
        <Charts />
        <Stories />
        <Talk />
        <Work />
        <MediaCards />
        <Icons />
      </div>
    </Main>
  )
}

function Head({ view, onView }: Omit<PaneProps, 'isFirst'>) {
  const t = useText(text)
  const locale = useLocale()
  return (
    <header className="showcase-head">
      <div>
        <h1>{t.title}</h1>
        <p>{t.sub}</p>
      </div>
      <div className="showcase-switches">
        <Segmented
          label={t.language}
          value={locale}
          onChoose={chooseLocale}
          options={[
            { value: 'zh-CN', title: '简体中文' },
            { value: 'zh-TW', title: '繁體中文' },
            { value: 'en-US', title: 'English' },
          ]}
        />
        <Segmented
          label={t.theme.label}
          value={view}
          onChoose={onView}
          options={views.map((value) => ({ value, title: t.theme[value] }))}
        />
      </div>
    </header>
  )
}
