import type { getUserDetail } from '@lyceum/contract/profile'
import type { Result } from '@lyceum/contract/kit'
import { useText } from '#lib/text'
import { SectionHead } from '#ui/layout/section-head'
import { Tag } from '#ui/status/tag'
import { Medals } from '../data/medals.tsx'
import { text } from '../text/index.ts'
import '../data/data.css'

/** A person's introduction; hidden parts are not sent by the server. */
export function About({ person }: { readonly person: Result<typeof getUserDetail> }) {
  const t = useText(text).visitor
  const { usrEntId, profile, interests, birthday } = person
  return (
    <>
      {profile !== null && (
        <section className="data-section">
          <SectionHead title={t.about} />
          <p className="visitor-words">{profile || t.noBio}</p>
        </section>
      )}
      {interests !== null && interests.length > 0 && (
        <section className="data-section">
          <SectionHead title={t.interests} />
          <p className="visitor-topics">
            {interests.map(({ id, name }) => (
              <Tag key={id}>{name}</Tag>
            ))}
          </p>
        </section>
      )}
      {birthday && (
        <section className="data-section">
          <SectionHead title={t.birthday} />
          <p className="visitor-words">{birthday.slice(5)}</p>
        </section>
      )}
      <Medals userId={usrEntId} />
    </>
  )
}
