/** Moves the focus to a part of the page that is not a control, so that keyboards and screen readers continue from there. */
export const focusOn = (part: HTMLElement) => {
  part.tabIndex = -1
  part.style.outline = 'none'
  part.focus({ preventScroll: true })
}
