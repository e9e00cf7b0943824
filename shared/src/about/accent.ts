// The accent colour that a restaurant chooses for its guests' phones. It is adjusted for light and for dark pages, so that text on it, and
// the colour itself on a card, have the contrast of WCAG 2.2 (1.4.3).
import { z } from 'zod'

/** Written as `#a1b2c3`; '' without an accent colour. */
export const accentColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^(#[0-9a-f]{6})?$/, 'about.accent')

const minContrast = 4.5

/** Colours from tokens.css that stand beside the accent colour: text on it, and cards on which it is the colour of text. */
export const surroundings = {
  light: { text: '#ffffff', card: '#ffffff', towards: '#000000' },
  dark: { text: '#1a2008', card: '#211f1a', towards: '#ffffff' },
} as const
type Theme = keyof typeof surroundings

type Rgb = readonly number[]
const parse = (colour: string): Rgb => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
const write = (rgb: Rgb): string => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = parse(colour).map((value) => {
    const share = value / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const mix = (from: string, to: string, percent: number): string => {
  const target = parse(to)
  return write(parse(from).map((value, index) => value + (((target[index] ?? 0) - value) * percent) / 100))
}

const readable = (colour: string, theme: Theme): string => {
  const { text, card, towards } = surroundings[theme]
  const isReadable = (tried: string) => contrast(tried, text) >= minContrast && contrast(tried, card) >= minContrast
  for (let percent = 0; percent < 100; percent += 2) {
    const tried = mix(colour, towards, percent)
    if (isReadable(tried)) return tried
  }
  return towards
}

/** The displayed accent colour: darker on a light page and lighter on a dark page, as far as needed. Undefined without a colour. */
export const accentOf = (colour: string): Record<Theme, string> | undefined =>
  colour === '' ? undefined : { light: readable(colour, 'light'), dark: readable(colour, 'dark') }
