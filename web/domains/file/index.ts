export { FileUploadZone } from './file-upload-zone.tsx'
export { ImportUpload } from './import-upload.tsx'
/** The field for films, documents and packages; it is in a chunk of its own. */
export const mediaField = async () => (await import('./media/media-field.tsx')).MediaField
export { useMedia } from './media/use-media.ts'
export { usePictureAddresses } from './use-picture-addresses.ts'
export { StorageNote } from './storage/storage-note.tsx'
export { upload } from './upload.ts'
export { type Pictures, usePictures } from './use-pictures.ts'
