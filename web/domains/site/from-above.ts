import type { PictureName, pictureSettings } from '@lyceum/contract/site'
import type { ComponentType } from 'react'
import { slot } from '#lib/slot'

type Upload = (file: File, purpose: (typeof pictureSettings)[PictureName]) => Promise<{ readonly id: string }>

/** Stores a picture that was chosen. */
export const uploadSlot = slot<Upload>(() => Promise.reject(new Error('no upload is registered')))

/** Shows how full the storage is. */
export const storageNoteSlot = slot<ComponentType<{ readonly isAlways?: boolean }>>(() => null)
