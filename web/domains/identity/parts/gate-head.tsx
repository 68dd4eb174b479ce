import './gate.css'

type GateHeadProps = { readonly title: string; readonly lead: string }

/** What a page before the gate is about. */
export function GateHead({ title, lead }: GateHeadProps) {
  return (
    <>
      <h1 className="gate-head">{title}</h1>
      <p className="gate-lead">{lead}</p>
    </>
  )
}
