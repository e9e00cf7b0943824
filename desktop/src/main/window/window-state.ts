// The window's position and size when it was closed. Ignored when that screen is no longer connected.
import type { Rectangle, Screen } from 'electron/main'
import { z } from 'zod'
import type { SettingsStore } from '../local/settings-store.ts'

const name = 'window'
const windowState = z.object({ x: z.int(), y: z.int(), width: z.int().min(1024), height: z.int().min(640), isMaximized: z.boolean() })
export type WindowState = z.infer<typeof windowState>

const overlaps = (a: Rectangle, b: Rectangle) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const readWindowState = (settings: SettingsStore, screen: Pick<Screen, 'getAllDisplays'>): WindowState | undefined => {
  const state = settings.read(name, windowState)
  return state && screen.getAllDisplays().some(({ workArea }) => overlaps(workArea, state)) ? state : undefined
}

export const storeWindowState = (settings: SettingsStore, state: WindowState) => settings.write(name, state)
