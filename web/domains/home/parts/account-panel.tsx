import { useZone } from '#domains/site'
import { nameOf, type User } from '#lib/session'
import { useText } from '#lib/text'
import { shownTime } from '#lib/time'
import { Portrait } from '#ui/picture/portrait'
import { text } from '../text/index.ts'

/** Who is signed in here, in facts. */
export function AccountPanel({ user }: { readonly user: User }) {
  const t = useText(text).account
  const zone = useZone()
  return (
    <section className="home-account" aria-labelledby="home-account">
      <h2 id="home-account">{t.title}</h2>
      <div className="home-account-person">
        <Portrait name={user.usrDisplayBil} picture={user.usrPhoto} seed={user.usrEntId} size={56} />
        <div>
          <b>{user.usrDisplayBil}</b>
          {nameOf(user) !== user.usrDisplayBil && <p>{nameOf(user)}</p>}
        </div>
      </div>
      <dl>
        <div>
          <dt>{t.userName}</dt>
          <dd>{user.usrSteUsrId}</dd>
        </div>
        <div>
          <dt>{t.roles}</dt>
          <dd>
            {user.roleList.map(({ roleExtId, title }) => (
              <span key={roleExtId} className="home-role">
                {title}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t.lastLogin}</dt>
          <dd>{user.lastLoginTime ? shownTime(user.lastLoginTime, zone) : t.firstLogin}</dd>
        </div>
      </dl>
    </section>
  )
}
