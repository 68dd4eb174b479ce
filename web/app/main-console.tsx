import { RouterProvider } from 'react-router/dom'
import { begin } from './begin.ts'
import { consoleRouter } from './console-router.tsx'
import { mount } from './mount.tsx'

const { isRefused } = await begin()
if (isRefused) location.replace('/login')
else mount(<RouterProvider router={consoleRouter()} />)
