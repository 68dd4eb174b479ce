import type { Connect, Plugin } from 'vite'

/** In development, routes the console's addresses to its own page, as the server does in production. */
export function consoleAndShowcase(): Plugin {
  return {
    name: 'lyceum:two-doors',
    configureServer: ({ middlewares }) => void middlewares.use(toTheConsole).use(toTheShowcase),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(toTheConsole),
  }
}

const toTheConsole: Connect.NextHandleFunction = (request, _response, next) => {
  if (/^\/manage(?:[/?]|$)/.test(request.url ?? '')) request.url = '/manage.html'
  next()
}

/** The showcase of the design system, which exists in development only. */
const toTheShowcase: Connect.NextHandleFunction = (request, _response, next) => {
  const [path, query] = (request.url ?? '').split('?')
  if (path === '/showcase') request.url = query === undefined ? '/showcase.html' : `/showcase.html?${query}`
  next()
}
