import { useLayoutEffect } from 'react'
import { useToasterStore } from 'react-hot-toast'

/** A head that begins further down (in pixels) is not at the top: toasts fit above it. */
const topArea = 128
/** Size of a toast with two lines of text, including the gap around it, in pixels. */
const toast = { width: 382, height: 80 }

const boxesOf = (selector: string) => [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect())

const bottomOfHeads = (heads: string): number => Math.max(0, ...boxesOf(heads).flatMap(({ top, bottom }) => (top < topArea ? bottom : [])))

/** The first place below `top` where toasts cover none of these controls; undefined when it is below the middle of the screen. */
const placeBeside = (controls: string, top: number, count: number): number | undefined => {
  const besideToasts = innerWidth - toast.width
  const boxes = boxesOf(controls)
    .filter(({ right, bottom }) => right > besideToasts && bottom > top)
    .toSorted((a, b) => a.top - b.top)
  let place = top
  for (const box of boxes) if (box.top < place + toast.height * count) place = Math.max(place, box.bottom)
  return place > innerHeight / 2 ? undefined : place
}

/** An empty list that stays the same between renders. */
const none: readonly string[] = []

/**
 * Places toasts below the heads at the top: of the page, of its sticky bar of categories, and of a high sheet. `controls`: selectors of
 * controls below the heads that toasts should not cover, if there is a place in the upper half: all controls of the first selector, else
 * all of the next.
 */
export const useToastsTop = (heads = 'header, nav', controls = none) => {
  const { length } = useToasterStore().toasts
  useLayoutEffect(() => {
    if (length === 0) return
    const top = bottomOfHeads(heads)
    const [place = top] = controls.flatMap((each) => placeBeside(each, top, length) ?? [])
    document.documentElement.style.setProperty('--toasts-top', `${place}px`)
  }, [length, heads, controls])
}
