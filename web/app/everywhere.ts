/* oxlint-disable import/no-unassigned-import -- what counts is that the app names them */
// What nearly every page is made of comes with the app, in its one file, and not after it with the first page.
import '#lib/now'
import '#ui/feedback/error-panel'
import '#ui/feedback/skeleton'
import '#ui/layout/section-head'
