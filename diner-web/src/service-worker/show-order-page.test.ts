import { expect, test } from 'vitest'
import { showOrderPage } from './show-order-page.ts'

/** Taps a notification while the browser has these pages open, and returns the effects on them. */
const tapWith = async (...paths: string[]) => {
  const done: string[] = []
  const pages = paths.map((path) => ({
    url: `https://sufra.test${path}`,
    focus: async () => void done.push(`focus ${path}`),
    postMessage: ({ showPath }: { showPath: string }) => void done.push(`${path} shows ${showPath}`),
  }))
  await showOrderPage({ matchAll: async () => pages, openWindow: async (path) => void done.push(`open ${path}`) })
  return done
}

test('the page of the order is brought to the front, before other pages of the app', async () => {
  expect(await tapWith('/cart', '/successorder')).toEqual(['focus /successorder'])
})

test('another page of the app shows the order, without a reload', async () => {
  expect(await tapWith('/merchant/orders', '/cart')).toEqual(['/cart shows /successorder', 'focus /cart'])
})

test.each([[[]], [['/merchant/orders']], [['/docs']]])('with %j open, the order opens in a new page', async (paths: string[]) => {
  expect(await tapWith(...paths)).toEqual(['open /successorder'])
})
