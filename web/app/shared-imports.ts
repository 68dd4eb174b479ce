/* oxlint-disable import/no-unassigned-import -- what counts is that the app names them */
// Modules that nearly every page uses are bundled with the app, not loaded after it with the first page.
import '#lib/time/use-now'
import '#ui/feedback/error-panel'
import '#ui/feedback/skeleton'
import '#ui/layout/section-head'
