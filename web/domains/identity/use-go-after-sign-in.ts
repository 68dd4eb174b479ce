import { useNavigate } from 'react-router'

/** Navigates after signing in. The console is a separate app, so its pages are loaded, not routed. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => {
    if (/^\/manage(?:\/|$)/.test(path)) location.assign(path)
    else void navigate(path, { replace: true })
  }
}
