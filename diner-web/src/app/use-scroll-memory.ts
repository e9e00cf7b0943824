// Scroll restoration: a new page opens at its top, except the menu at a category; going back or forward, or a reload, restores the scroll
// position.
import { useLayoutEffect, useRef } from 'react'
import { createStoredNumbers } from '../common/pages/stored-numbers.ts'
import { useLocation } from '../common/pages/router.ts'

const positions = createStoredNumbers('sufra-scroll')
let current = ''
// Otherwise the router gives the first entry of every document the same key.
if (!history.state) history.replaceState({ key: Math.random().toString(36).slice(2) }, '')
history.scrollRestoration = 'manual'
addEventListener('scroll', () => positions.set(current, scrollY), { passive: true })

/** Scrolls to a position as soon as the page is long enough, unless the user scrolls first. */
const scrollWhenReady = (to: number) => {
  const growth = new ResizeObserver(() => move())
  const moves = ['wheel', 'pointerdown', 'keydown']
  const stop = () => {
    growth.disconnect()
    for (const name of moves) removeEventListener(name, stop)
  }
  const move = () => {
    scrollTo({ top: to, behavior: 'instant' })
    if (Math.ceil(scrollY) >= to) stop()
  }
  for (const name of moves) addEventListener(name, stop)
  growth.observe(document.body)
  move()
  return stop
}

export const useScrollMemory = () => {
  const { key, pathname } = useLocation()
  const shownPath = useRef('')
  useLayoutEffect(() => {
    current = key + pathname
    const opensAtTop = pathname !== shownPath.current && !pathname.startsWith('/menu-detail/')
    const to = positions.get(current) ?? (opensAtTop ? 0 : undefined)
    shownPath.current = pathname
    return to === undefined ? undefined : scrollWhenReady(to)
  }, [key, pathname])
}
