// Checks whether a page fits its screen, on several screens one after another.
import { expect, type Locator, type Page } from 'playwright/test'

export type Screen = {
  width: number
  height: number
  /** Text size in percent, as set by the user. */
  text?: number
}

export const usualPhone = { width: 390, height: 844 } as const satisfies Screen
export const phones: readonly Screen[] = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  usualPhone,
  { ...usualPhone, text: 200 },
]

export const useScreen = async (page: Page, { width, height, text = 100 }: Screen) => {
  await page.setViewportSize({ width, height })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size === 100 ? '' : `${size}%`
  }, text)
}

/** Finds horizontal overflow: of the page, and of elements outside the screen or with overflowing content. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    const found = scrollWidth > clientWidth ? [`the page by ${scrollWidth - clientWidth} px`] : []
    const clipped = new Set<Element>()
    // Parents come before their children.
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const parent = element.parentElement
      const isClipped = parent && parent !== document.body && (clipped.has(parent) || getComputedStyle(parent).overflowX !== 'visible')
      if (isClipped) clipped.add(element)
      if (!(element instanceof HTMLElement) || element.clientWidth < 2 || isClipped) continue
      const { left, right } = element.getBoundingClientRect()
      const hasOverflow = getComputedStyle(element).overflowX === 'visible' && element.scrollWidth > element.clientWidth + 1
      if (left >= -1 && right <= clientWidth + 1 && !hasOverflow) continue
      const text = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 30)
      const widths = `${Math.round(left)} to ${Math.round(right)}${hasOverflow ? `, holds ${element.scrollWidth}` : ''}`
      found.push(`<${element.tagName.toLowerCase()} class="${element.className}"> ${text}: ${widths}`)
    }
    return found.slice(0, 8)
  })

const softly = expect.configure({ soft: true })

/** Checks that the page and the main button fit each of the screens. */
export const expectFits = async (page: Page, what: string, screens: readonly Screen[], mainButton?: Locator) => {
  for (const screen of screens) {
    await useScreen(page, screen)
    const where = `${what} at ${screen.width} px, text ${screen.text ?? 100} %`
    // Polled, because pictures and fonts may still be loading after the screen has changed.
    await softly.poll(() => findOverflow(page), where).toEqual([])
    if (!mainButton) continue
    const outside = async () => {
      const { x, y, width, height } = (await mainButton.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
      const isWithin = x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height
      return isWithin ? [] : [`the main button, ${width} × ${height} at ${x}, ${y}`]
    }
    await softly.poll(outside, where).toEqual([])
  }
}
