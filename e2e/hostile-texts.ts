// Replaces every user-typed text by one long word without spaces, to test the layout.
import type { Page } from 'playwright/test'

const typed = new Set([
  'about',
  'branchName',
  'customerName',
  'email',
  'name',
  'optionName',
  'orderInstructions',
  'ownerName',
  'title',
  'vehicleColor',
  'vehicleModel',
  'vehicleNumber',
])

/** A word and a URL, repeated to the needed length. */
const longWords = {
  en: ['Shawarma', 'https://sufra.test/a1b2c3/'],
  ar: ['شاورما', 'https://sufra.test/a1b2c3/'],
}

/** Returns the response with its texts replaced by words of `letters` letters: equal texts get equal words, different texts different words. */
const withLongWords = <T>(reply: T, letters: number): T => {
  const numbers = new Map<string, number>()
  const wordFor = (text: string, language: 'en' | 'ar') => {
    const number = numbers.get(text) ?? numbers.size
    numbers.set(text, number)
    return (number + (longWords[language][number % 2] ?? '').repeat(letters)).slice(0, letters)
  }
  const change = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return value && typed.has(field) ? wordFor(value, 'en') : value
    if (Array.isArray(value)) return value.map((each) => change(each, field))
    if (typeof value !== 'object' || value === null) return value
    if ('en' in value && 'ar' in value && typeof value.en === 'string')
      return value.en ? { en: wordFor(value.en, 'en'), ar: wordFor(value.en, 'ar') } : value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each, name)]))
  }
  return change(reply, '') as T // the fields stay the same
}

/** Replaces the texts in all API responses of the page by long words, after applying `change`. */
// oxlint-disable-next-line typescript/no-explicit-any -- responses of all routes pass here
export const readLongWords = async (page: Page, letters: number, change: (data: any, path: string) => void = () => {}) => {
  const context = page.context()
  const close = context.close.bind(context)
  context.close = async (options) => {
    // Otherwise a response that is still being read when the test ends fails it.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await close(options)
  }
  await page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('application/json')) return route.fulfill({ response })
    const json = await response.json()
    if (json.data) change(json.data, new URL(route.request().url()).pathname)
    await route.fulfill({ response, json: withLongWords(json, letters) })
  })
}
