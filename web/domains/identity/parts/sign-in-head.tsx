import './sign-in.css'

type SignInHeadProps = { readonly title: string; readonly lead: string }

/** The heading of a sign-in page. */
export function SignInHead({ title, lead }: SignInHeadProps) {
  return (
    <>
      <h1 className="gate-head">{title}</h1>
      <p className="gate-lead">{lead}</p>
    </>
  )
}
