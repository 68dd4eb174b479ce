import { mayEnterConsole, type User } from '#lib/session'
import { useText } from '#lib/text'
import { GatePicture } from '#ui/picture/gate-picture'
import { Icon } from '#ui/picture/icon'
import { text } from '../text/index.ts'

/** The picture that opens the page, and the one thing to do next for those who have one. */
export function WelcomePanel({ user }: { readonly user: User }) {
  const t = useText(text).welcome
  return (
    <section className="home-welcome" aria-labelledby="home-welcome">
      <div className="home-welcome-picture">
        <GatePicture />
      </div>
      <div className="home-welcome-words">
        <h2 id="home-welcome">{t.headline}</h2>
        <p>{t.body}</p>
        {mayEnterConsole(user) && (
          <a className="home-welcome-button" href="/manage">
            {t.console}
            <Icon name="right" size={16} />
          </a>
        )}
      </div>
    </section>
  )
}
