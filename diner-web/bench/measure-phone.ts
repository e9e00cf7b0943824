// Measures the loaded files of a phone and its rendering speed, as its browser reports them.
import type { Page } from 'playwright/test'

/** A cheap phone on a slow network (P6 of the performance budgets). */
const slowPhone = { processor: 4, latency: 150, bitsPerSecond: 1_600_000 }

export const slowDown = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  const throughput = slowPhone.bitsPerSecond / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.processor })
}

declare global {
  interface Window {
    /** Milliseconds since the navigation; `usable`: the time when the menu could first be tapped. */
    measured: { lcp: number; cls: number; inp: number; usable: number }
  }
}

/** Records the figures of a page. Call it before the page is opened. */
export const recordFigures = (page: Page) =>
  page.addInitScript(() => {
    window.measured = { lcp: 0, cls: 0, inp: 0, usable: 0 }
    const observe = (
      type: string,
      read: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number }) => void,
    ) =>
      new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, durationThreshold: 16 } as object) // not in TypeScript's DOM
    observe('largest-contentful-paint', ({ startTime }) => (window.measured.lcp = startTime))
    observe('layout-shift', ({ value = 0, hadRecentInput }) => (window.measured.cls += hadRecentInput ? 0 : value))
    observe('event', ({ duration, interactionId }) => {
      if (interactionId) window.measured.inp = Math.max(window.measured.inp, duration)
    })
    // The app removes the splash once the menu below it can be used, and loads the parts beside the page in the same task.
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const { remove } = Element.prototype
    Element.prototype.remove = function () {
      if (this.id === 'splash') window.measured.usable = performance.now()
      remove.call(this)
    }
  })

export const readFigures = (page: Page) => page.evaluate(() => window.measured)

/** A loaded file: `bytes` without headers, `onWire` with them, times in milliseconds since the navigation. */
export type LoadedFile = { path: string; start: number; end: number; bytes: number; onWire: number }

/** The page and all files that it has loaded so far. */
export const readLoadedFiles = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((each) => {
      const { name, startTime, responseEnd, encodedBodySize, transferSize } = each as PerformanceResourceTiming // both kinds of entries are
      return { path: new URL(name).pathname, start: startTime, end: responseEnd, bytes: encodedBodySize, onWire: transferSize }
    }),
  )
