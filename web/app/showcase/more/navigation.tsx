import { useState } from 'react'
import { useText } from '#lib/text'
import { Breadcrumb } from '#ui/layout/breadcrumb'
import { Dock } from '#ui/layout/dock/dock'
import { InlineTabs, MoreLink, SectionHead } from '#ui/layout/section-head'
import { Segmented } from '#ui/layout/segmented'
import { Tabs } from '#ui/layout/tabs'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const icons = ['list', 'grid', 'calendar'] as const

export function Navigation({ hasDock }: { readonly hasDock: boolean }) {
  const t = useText(text)
  const s = useText(samples).navigation
  const [tab, setTab] = useState('0')
  const [inline, setInline] = useState('0')
  const [view, setView] = useState('0')
  const named = (titles: readonly string[]) => titles.map((title, i) => ({ name: String(i), title }))
  return (
    <Part title={t.heads.navigation}>
      <Breadcrumb
        trail={s.trail.map((title, i) => (i < s.trail.length - 1 ? { title, to: '/course' } : { title }))}
      />
      <div className="showcase-2">
        <div>
          <Tabs
            label={nth(s.trail, 2)}
            tabs={named(s.tabs).map((entry, i) => ({
              ...entry,
              ...(i !== 1 && { count: [22, 0, 148][i] ?? 0 }),
            }))}
            current={tab}
            onChoose={setTab}
          >
            <p style={{ padding: '16px 0' }}>{s.tabBody}</p>
          </Tabs>
        </div>
        <SectionHead
          title={s.section}
          tabs={<InlineTabs label={s.section} tabs={named(s.inline)} current={inline} onChoose={setInline} />}
          end={<MoreLink to="/recommend">{s.more}</MoreLink>}
        />
      </div>
      <div className="showcase-row">
        <Segmented
          label={s.view}
          value={view}
          onChoose={setView}
          options={s.views.map((title, i) => ({ value: String(i), title, icon: icons[i] ?? 'list' }))}
        />
        <span style={{ fontSize: 13 }}>{hasDock && s.dock}</span>
      </div>
      {hasDock && (
        <Dock tasks={{ percent: 36, onOpen: () => undefined }} onTop={() => scrollTo({ top: 0 })} />
      )}
    </Part>
  )
}
