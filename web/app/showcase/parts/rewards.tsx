import { useText } from '#lib/text'
import { HeadBadge, LevelBadge } from '#ui/picture/reward/honour'
import { Medal } from '#ui/picture/reward/medal'
import { Osmanthus } from '#ui/picture/reward/osmanthus'
import { Points } from '#ui/picture/reward/points'
import { Tag } from '#ui/status/tag'
import { text as samples } from '../samples/text/index.ts'
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

const tiers = ['gold', 'silver', 'bronze', 'locked'] as const
const glyphs = ['book', 'flame', 'star', 'peak', 'quill', 'shield', 'bloom', 'gate', 'voice'] as const

export function Rewards() {
  const t = useText(text)
  const s = useText(samples).rewards
  return (
    <Part title={t.heads.medals} sub={t.subs.medals}>
      <div className="showcase-medals">
        {tiers.flatMap((tier) =>
          glyphs.map((glyph) => <Medal key={`${tier}-${glyph}`} tier={tier} glyph={glyph} />),
        )}
      </div>
      <div className="showcase-row showcase-gap">
        <Medal tier="gold" glyph="flame" size={34} label={s.head} />
        <LevelBadge level={5} label={s.level} />
        <LevelBadge level={3} tier="silver" label={s.level} />
        <LevelBadge level={1} tier="bronze" label={s.level} />
        <HeadBadge>{s.head}</HeadBadge>
        <Tag tone="reward">{s.grade}</Tag>
        <Points>+10</Points>
        <Points size={16}>+30</Points>
        <Points size={18}>2,800</Points>
      </div>
      <div className="showcase-banner showcase-gap">
        <Osmanthus />
        <div>
          {s.balance}
          <br />
          <Points size={40}>2,846</Points>
        </div>
      </div>
    </Part>
  )
}
