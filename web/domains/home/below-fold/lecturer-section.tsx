import { listHomeLecturers } from '@lyceum/contract/home'
import { useQuery } from '@tanstack/react-query'
import { read } from '#lib/api'
import { useText } from '#lib/text'
import { MoreLink, SectionHead } from '#ui/layout/section-head'
import { ArchPortrait } from '#ui/picture/person/arch-portrait'
import { text } from './text/index.ts'

/** The most active lecturers. */
export function LecturerSection() {
  const t = useText(text).lecturers
  const { data } = useQuery({ ...read(listHomeLecturers, { pageNo: 1, pageSize: 6 }), meta: { quiet: true } })
  if (!data || data.records.length === 0) return null
  return (
    <section className="home-block" aria-labelledby="home-lecturers">
      <SectionHead
        id="home-lecturers"
        title={t.title}
        end={<MoreLink to="/lecturer/list">{t.all}</MoreLink>}
      />
      <ul className="home-lecturers">
        {data.records.map(({ usrEntId, name, unit, courses }) => (
          <li key={usrEntId}>
            <ArchPortrait name={name} seed={usrEntId} />
            <b>{name}</b>
            <span>{[unit, t.courses(courses)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
