import type { Connect, Plugin } from 'vite'

/** In development the console's addresses lead to its own page, as the server does it in production. */
export function twoDoors(): Plugin {
  return {
    name: 'lyceum:two-doors',
    configureServer: ({ middlewares }) => void middlewares.use(toTheConsole),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(toTheConsole),
  }
}

const toTheConsole: Connect.NextHandleFunction = (request, _response, next) => {
  if (/^\/manage(?:[/?]|$)/.test(request.url ?? '')) request.url = '/manage.html'
  next()
}
