import { useText } from '#lib/text'
import tokens from '../../../ui/tokens.json' with { type: 'json' }
import { Part } from '../part.tsx'
import { text } from '../text/index.ts'

const ramps = ['qing', 'gui', 'ink'] as const
const between = ['name', '25', '150', '550']

export function Ramps() {
  const t = useText(text)
  return (
    <Part title={t.heads.ramps}>
      {ramps.map((ramp) => (
        <div key={ramp} className="showcase-ramp">
          {Object.entries(tokens.primitive[ramp])
            .filter(([step]) => !between.includes(step))
            .slice(0, 11)
            .map(([step, colour]) => (
              <span key={step} style={{ background: colour, color: inkOn(ramp, Number(step)) }}>
                {t.ramps[ramp]} {step}
              </span>
            ))}
        </div>
      ))}
    </Part>
  )
}

const inkOn = (ramp: string, step: number) => (step >= (ramp === 'gui' ? 700 : 600) ? '#ffffff' : '#000000')
