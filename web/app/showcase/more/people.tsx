import { useText } from '#lib/text'
import { ArchPortrait } from '#ui/picture/person/arch-portrait'
import { PortraitGroup } from '#ui/picture/person/portrait-group'
import { Portrait } from '#ui/picture/portrait'
import { Status } from '#ui/status/status'
import { nth } from '../nth.ts'
import { Part } from '../part.tsx'
import { text as samples } from '../samples/text/index.ts'
import { text } from '../text/index.ts'

const seeds = ['lc-61', 'lc-9', 'lc-40', 'lc-53', 'lc-54', 'lc-55']
const grades = ['honorary', 'first', 'first', 'second', 'second', 'third'] as const

export function People() {
  const t = useText(text)
  const s = useText(samples).people
  const people = s.names.map((name, i) => ({ name, picture: '', seed: nth(seeds, i) }))
  return (
    <Part title={t.heads.people}>
      <div className="showcase-6">
        {people.map(({ name, seed }, i) => (
          <div key={seed}>
            <ArchPortrait name={name} seed={seed} />
            <div className="showcase-caption">
              <b>{name}</b>
              {nth(s.lectures, i)}
              <br />
              <Status family="lecturer" status={grades[i] ?? 'third'} />
            </div>
          </div>
        ))}
      </div>
      <div className="showcase-row showcase-gap">
        {([24, 32, 36, 40, 56, 72] as const).map((size, i) => (
          <Portrait key={size} name={nth(s.names, i)} picture="" seed={nth(seeds, i)} size={size} />
        ))}
        <Portrait name={nth(s.names, 0)} picture="" size={56} />
        <Portrait name={s.outsider} picture="" size={56} />
        <PortraitGroup people={people} total={128} label={s.group} />
        <ArchPortrait name={nth(s.names, 1)} seed="lc-62" width={72} />
      </div>
    </Part>
  )
}
