// This machine's own settings. They are not sent to the cloud.
import { printer } from '@sufra/shared/printing/printer'
import { z } from 'zod'

export const modes = ['merchant', 'admin'] as const

export const deskSettings = z.object({
  /** The cloud's origin; null until the first-run setup is complete. */
  address: z.url({ protocol: /^https?$/ }).nullable(),
  mode: z.enum(modes),
  /** 0 (mute) to 1. */
  volume: z.number().min(0).max(1),
  launchesAtSignIn: z.boolean(),
  printers: z.array(printer).max(20),
})
export type DeskSettings = z.infer<typeof deskSettings>

export const firstSettings: DeskSettings = { address: null, mode: 'merchant', volume: 1, launchesAtSignIn: false, printers: [] }

/** The settings that the settings page can change; the address and the mode are set by the setup page. */
export const changedSettings = deskSettings.pick({ volume: true, launchesAtSignIn: true, printers: true }).partial()
