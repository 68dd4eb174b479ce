import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { firstLocale, speak } from '#lib/locale'
import { startTheme } from '#lib/theme'
import { mount } from './mount.tsx'
import { Showcase } from './showcase/showcase.tsx'
import '../ui/tokens.css'
import '../ui/base.css'

// Only the development server opens this page: it is no part of the build.
speak(firstLocale(undefined, [new URLSearchParams(location.search).get('locale') ?? '']))
startTheme()
mount(<RouterProvider router={createBrowserRouter([{ path: '*', Component: Showcase }])} />)
