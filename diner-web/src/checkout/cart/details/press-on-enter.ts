import type { KeyboardEvent } from 'react'

type Typing = KeyboardEvent<HTMLInputElement>

/** Enter that ends the input of a word, as of a Japanese keyboard, leads nowhere. */
const isEnter = ({ key, nativeEvent }: Typing) => key === 'Enter' && !nativeEvent.isComposing

/** Enter presses the button with this id, as far as that is enabled. */
export const pressOnEnter = (buttonId: string) => (event: Typing) => {
  if (!isEnter(event)) return
  event.preventDefault()
  document.getElementById(buttonId)?.click()
}

/** Enter leads to the next field of the form, and from the last one presses the button with this id. */
export const leadOnEnter = (buttonId: string) => (event: Typing) => {
  if (!isEnter(event)) return
  const inputs = [...(event.currentTarget.form?.querySelectorAll('input') ?? [])]
  const next = inputs[inputs.indexOf(event.currentTarget) + 1]
  if (!next) return pressOnEnter(buttonId)(event)
  event.preventDefault()
  next.focus()
}
