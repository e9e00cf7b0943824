import type { KeyboardEvent } from 'react'

type Typing = KeyboardEvent<HTMLInputElement>

/** Ignores an Enter that confirms a composed word, as with a Japanese keyboard. */
const isEnter = ({ key, nativeEvent }: Typing) => key === 'Enter' && !nativeEvent.isComposing

/** Enter presses the button with this id, if it is enabled. */
export const pressOnEnter = (buttonId: string) => (event: Typing) => {
  if (!isEnter(event)) return
  event.preventDefault()
  document.getElementById(buttonId)?.click()
}

/** Enter moves to the next field of the form, and in the last field presses the button with this id. */
export const leadOnEnter = (buttonId: string) => (event: Typing) => {
  if (!isEnter(event)) return
  const inputs = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])]
  const next = inputs[inputs.indexOf(event.currentTarget) + 1]
  if (!next) return pressOnEnter(buttonId)(event)
  event.preventDefault()
  next.focus()
}
