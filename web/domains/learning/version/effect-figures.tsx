import type { VersionGroup } from '@lyceum/contract/learning'
import { useText } from '#lib/text'
import { Icon } from '#ui/picture/icon'
import { text } from './text/index.ts'
import './version.css'

export const shownCount = (count: number) => count.toLocaleString('en-US')

/** Completions stay: shown first, because people worry about it. */
export function CompletionsStay({ count }: { readonly count: number }) {
  const t = useText(text)
  return (
    <p className="version-stay">
      <Icon name="done" size={18} />
      <span>
        <b>{t.completions(shownCount(count))}</b>
        {t.completionsHint}
      </span>
    </p>
  )
}

/** What another version means for the learners of one, in figures and text. */
export function EffectFigures({ group }: { readonly group: VersionGroup }) {
  const t = useText(text)
  const { vanishing, arriving, obliged, dutiesMet, keptModules: sharedModules } = group
  const figures = [
    { name: t.completing, count: group.completing },
    { name: t.needingMore, count: group.needingMore },
    { name: t.losingNothing, count: group.losingNothing },
    ...(group.failing > 0 ? [{ name: t.failing, count: group.failing }] : []),
  ]
  const sentences = [
    t.sharedModules(sharedModules),
    vanishing.length > 0 &&
      t.vanishing(t.listed(vanishing.map(({ title, people }) => t.studiedBy(title, people)))),
    arriving.length > 0 &&
      t.arriving(t.listed(arriving.map(({ title, isRequired }) => t.arrivingOne(title, isRequired)))),
    obliged > 0 && t.obliged(shownCount(obliged), shownCount(dutiesMet)),
  ].filter((sentence) => sentence !== false)
  return (
    <section className="version-group" aria-label={t.group(group.number, shownCount(group.people))}>
      <h3>{t.group(group.number, shownCount(group.people))}</h3>
      <dl>
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{shownCount(count)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {sentences.map((sentence) => (
          <span key={sentence}>{sentence} </span>
        ))}
      </p>
    </section>
  )
}
