/** Moves the focus to a part of the page that is no control: keyboards and screen readers go on from there. */
export const focusOn = (part: HTMLElement) => {
  part.tabIndex = -1
  part.style.outline = 'none'
  part.focus({ preventScroll: true })
}
