import type { MouseEvent } from 'react'

/** Keeps the focus in a field until the click: a message that appears on blur would move the button away from the pointer. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()
