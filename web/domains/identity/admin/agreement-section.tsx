import { useZone } from '#domains/site'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time/time'
import { Progress } from '#ui/data/progress'
import { Button, ButtonLink } from '#ui/form/button'
import { SectionHead } from '#ui/layout/section-head'
import { Icon } from '#ui/picture/icon'
import { Tag } from '#ui/status/tag'
import { type Column, Table } from '#ui/work/table'
import { type Agreement, percentOf } from './agreement.ts'
import { text } from './text/index.ts'
import type { OpenVersion } from './version-drawer.tsx'

type AgreementSectionProps = {
  readonly agreement: Agreement
  readonly people: number
  readonly onOpen: (version: OpenVersion) => void
}

type Version = Agreement['versions'][number]

/** One kind of agreement: its state, draft and versions. */
export function AgreementSection({ agreement, people, onOpen }: AgreementSectionProps) {
  const t = useText(text)
  const { kind, draft, versions } = agreement
  return (
    <section className="agreement-section" aria-labelledby={`agreement-${kind}`}>
      <SectionHead
        id={`agreement-${kind}`}
        title={t.kinds[kind]}
        end={
          <ButtonLink to={`/agreements/${kind}`} look={draft ? 'primary' : 'plain'}>
            <Icon name="edit" size={16} />
            {draft ? t.continueDraft : t.newVersion}
          </ButtonLink>
        }
      />
      {versions.length > 0 && <Acceptance agreement={agreement} people={people} />}
      {draft && <Draft draft={draft} />}
      <Versions agreement={agreement} onOpen={onOpen} />
    </section>
  )
}

function Acceptance({ agreement, people }: Pick<AgreementSectionProps, 'agreement' | 'people'>) {
  const t = useText(text)
  const { accepted } = agreement
  const percent = percentOf(accepted, people)
  return (
    <div className="agreement-acceptance">
      <b>{percent}%</b>
      <div>
        <Progress percent={percent} label={t.acceptance} />
        <p>{t.accepted(accepted.toLocaleString(), people.toLocaleString())}</p>
      </div>
      <p className="agreement-waiting">
        {accepted < people ? t.waiting((people - accepted).toLocaleString()) : t.everyone}
      </p>
    </div>
  )
}

function Draft({ draft }: { readonly draft: NonNullable<Agreement['draft']> }) {
  const t = useText(text)
  const zone = useZone()
  const time = shownTime(draft.updatedAt, zone)
  return (
    <p className="agreement-draft">
      <Tag tone="warning">{t.draft(draft.version)}</Tag>
      {draft.title || t.untitled}
      <small>{t.changedBy(draft.updatedBy ?? '', time)}</small>
    </p>
  )
}

function Versions({ agreement, onOpen }: Pick<AgreementSectionProps, 'agreement' | 'onOpen'>) {
  const t = useText(text)
  const zone = useZone()
  const { kind, versions } = agreement
  const open = (version: Version, isDiff: boolean) => {
    const before = versions[versions.indexOf(version) + 1]
    onOpen({ version, before, isDiff, kind })
  }
  const columns: readonly Column<Version>[] = [
    {
      name: 'version',
      title: t.columns.version,
      width: 200,
      render: (version) => (
        <span className="agreement-version-name">
          {t.version(version.version)}
          {version === versions[0] && <Tag tone="success">{t.inForce}</Tag>}
        </span>
      ),
    },
    { name: 'title', title: t.columns.title, render: ({ title }) => title },
    {
      name: 'publishedAt',
      title: t.columns.publishedAt,
      width: 180,
      render: ({ publishedAt }) => shownTime(publishedAt, zone),
    },
    {
      name: 'publishedBy',
      title: t.columns.publishedBy,
      width: 140,
      render: ({ publishedBy }) => publishedBy ?? t.system,
    },
    {
      name: 'actions',
      title: t.columns.actions,
      width: 240,
      align: 'right',
      render: (version) => (
        <span className="agreement-actions">
          <Button
            look="quiet"
            size="small"
            aria-label={t.readNamed(version.version)}
            onClick={() => open(version, false)}
          >
            {t.read}
          </Button>
          {version !== versions.at(-1) && (
            <Button
              look="quiet"
              size="small"
              aria-label={t.compareNamed(version.version)}
              onClick={() => open(version, true)}
            >
              {t.compare}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <Table
      label={t.history(t.kinds[kind])}
      columns={columns}
      rows={versions}
      idOf={({ id }) => id}
      empty={<p className="agreement-none">{t.none}</p>}
    />
  )
}
