// The state of this machine for the renderer: complete, published once per turn of the event loop.
import type { ConnectionState } from '@sufra/shared/realtime/room-client'
import type { DeskNote, DeskState } from '../../bridge/desk-state.ts'
import type { CoreOptions } from '../core-options.ts'
import { deskStateOf } from './desk-state-of.ts'
import { runOnce } from '../life/run-once.ts'
import type { Platform } from './open-platform.ts'

type Deps = Pick<CoreOptions, 'version' | 'safeStorage'> & {
  platform: Platform
  restaurantId: () => string | undefined
  openOrders: () => number
  onState: (state: DeskState) => void
}

export const createDeskStatus = ({ platform, version, safeStorage, restaurantId, openOrders, onState }: Deps) => {
  const { storage, items, settings, isEnded } = platform
  const notes = new Set<DeskNote>(storage.notes)
  let connection: ConnectionState = 'connecting'
  let update: DeskState['update'] = null

  const read = () =>
    deskStateOf({
      storage,
      items,
      settings: settings.now(),
      restaurantId: restaurantId(),
      connection,
      notes: [...notes],
      version,
      storesSignIn: safeStorage.isEncryptionAvailable(),
      update: update && { ...update, canInstall: openOrders() === 0 },
    })

  const publish = runOnce(queueMicrotask, () => {
    if (!isEnded()) onState(read())
  })

  return {
    read,
    publish,
    isLive: () => connection === 'live',
    setConnection: (next: ConnectionState) => {
      connection = next
    },
    storeUpdate: (ready: string) => {
      update = { version: ready, canInstall: false }
      publish()
    },
    addNote: (note: DeskNote) => {
      notes.add(note)
      publish()
    },
    dismissNote: (note: DeskNote) => notes.delete(note) && publish(),
  }
}

export type DeskStatus = ReturnType<typeof createDeskStatus>
