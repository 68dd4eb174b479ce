export { storageNoteSlot, uploadSlot } from './from-above.ts'
export { useSettingName } from './admin/settings/setting-name.ts'
export { SiteBrand } from './parts/site-brand.tsx'
export { SiteClosed } from './parts/site-closed.tsx'
export {
  isAreaOpen,
  loadPoster,
  pictureAddress,
  useClosed,
  useClosedAreas,
  useFooterShown,
  usePoster,
  useZone,
} from './site-poster.ts'
export { consoleRoutes } from './routes.ts'
