import { useLayoutEffect } from 'react'
import { useToasterStore } from 'react-hot-toast'

/** A head that begins further down, in pixels, is not at the top: toasts fit above it. */
const topArea = 128

/** Toasts begin below the heads at the top: of the page, of its bar of categories while that sticks there, and of a high sheet. */
export const useToastsTop = () => {
  const { length } = useToasterStore().toasts
  useLayoutEffect(() => {
    if (length === 0) return
    const boxes = [...document.querySelectorAll('header, nav')].map((head) => head.getBoundingClientRect())
    const bottoms = boxes.flatMap(({ top, bottom }) => (top < topArea ? bottom : []))
    document.documentElement.style.setProperty('--toasts-top', `${Math.max(0, ...bottoms)}px`)
  }, [length])
}
