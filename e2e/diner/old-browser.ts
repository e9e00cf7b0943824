// Simulates the oldest supported browsers.
import type { Page } from 'playwright/test'
import { newerBuiltIns } from '../../scripts/browser-floor/newer-built-ins.ts'

/** Deletes every built-in of the page that the oldest supported browsers lack. Call it before the page is opened. */
export const deleteNewerBuiltIns = (page: Page) =>
  page.addInitScript((builtIns) => {
    for (const { owner, name, isStatic } of builtIns) {
      const object: unknown = owner === undefined ? globalThis : Reflect.get(globalThis, owner)
      const target: unknown = owner === undefined || isStatic || typeof object !== 'function' ? object : object.prototype
      if ((typeof target === 'object' && target !== null) || typeof target === 'function') Reflect.deleteProperty(target, name)
    }
  }, newerBuiltIns)
