import { useText } from '#lib/text'
import { Stat, StatRow } from '#ui/data/stat'
import type { Tiles } from '#ui/layout/console-tile'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { text } from './text/index.ts'

/** The catalogue in two figures: published courses with this week's additions, and drafts. */
export function CatalogueTile({ tiles }: { readonly tiles: Tiles }) {
  const t = useText(text).tile
  const published = tiles.get('course.published')
  const drafts = tiles.get('course.drafts')
  if (published?.kind !== 'figure') return null
  const added = published.value - (published.before ?? published.value)
  return (
    <section aria-labelledby="course-shelf">
      <SectionHead id="course-shelf" title={t.title} end={<MoreLink to="/courses">{t.all}</MoreLink>} />
      <StatRow>
        <Stat
          label={t.published}
          value={published.value.toLocaleString('en-US')}
          note={added > 0 ? t.added(added) : t.noneAdded}
          mood={added > 0 ? 'good' : 'plain'}
        />
        {drafts?.kind === 'todo' && (
          <Stat label={t.drafts} value={drafts.count.toLocaleString('en-US')} note={t.draftsHint} />
        )}
      </StatRow>
    </section>
  )
}
