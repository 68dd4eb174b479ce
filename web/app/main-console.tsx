import { RouterProvider } from 'react-router/dom'
import { begin } from './start-app.ts'
import { connectConsole } from './console-connections.ts'
import { consoleRouter } from './console/console-router.tsx'
import { mount } from './mount.tsx'

connectConsole()
const { isRefused } = await begin()
if (isRefused) location.replace('/login')
else mount(<RouterProvider router={consoleRouter()} />)
