// Checks whether the controls of a page are large enough for a finger.
import { expect, type Page } from 'playwright/test'

/** Finds controls that are lower or narrower than 44 px. A checkbox includes its label, and a link within a sentence is ignored. */
const findSmall = (page: Page) =>
  page.evaluate(() => {
    const minimum = 43.5 // a border may lie between two pixels
    const controls = 'button, a[href], select, summary, textarea, input:not([type=hidden]), [role=switch], [role=menuitem], [role=option]'
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      const { display, visibility } = getComputedStyle(control)
      if (display === 'inline' || visibility === 'hidden' || control.closest('[inert], [aria-hidden=true]')) return []
      const isCovering = getComputedStyle(control, '::after').position === 'absolute'
      const target = (isCovering ? control.offsetParent : null) ?? control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      // A skip link has no size until it has the focus.
      if (width <= 1 || height <= 1 || (width >= minimum && height >= minimum)) return []
      const name = control.getAttribute('aria-label') ?? control.textContent
      return `<${control.tagName.toLowerCase()} class="${control.className}"> ${name.slice(0, 30)}: ${Math.round(width)} × ${Math.round(height)}`
    })
  })

export const expectTargets = (page: Page, what: string) =>
  expect
    .configure({ soft: true })
    .poll(() => findSmall(page), `small controls of ${what}`)
    .toEqual([])
