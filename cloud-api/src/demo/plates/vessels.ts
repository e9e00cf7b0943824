// Vessels of dishes, seen from above; glasses, cups and burgers are seen from the side.
import { middle, raised, round, times } from './draw.ts'

/** Cloths below the dishes. */
export const cloth = {
  sand: ['#dcc7a2', '#a98b5e'],
  rose: ['#e4cdbd', '#b28f78'],
  sea: ['#a9c5c6', '#6a9196'],
  olive: ['#c3c69c', '#87905f'],
  dusk: ['#8b8490', '#544e5c'],
  wine: ['#b98a86', '#7c4f50'],
} as const

const shadow = (radius: number) =>
  `<ellipse cx="262" cy="276" rx="${radius + 4}" ry="${radius + 2}" fill="#2b1a08" fill-opacity="0.4" filter="url(#soft)"/>`
const disc = (radius: number, colour: string, opacity = 1, y = middle) =>
  `<circle cx="${middle}" cy="${y}" r="${round(radius)}" fill="${colour}" fill-opacity="${opacity}"/>`

/** [inside, rim] */
export const white = ['#fdfaf3', '#e9e1d0'] as const
export const sand = ['#efe3cc', '#d9c6a2'] as const
export const blue = ['#456a78', '#2f4f5c'] as const
export const clay = ['#b9714a', '#8f4f2e'] as const
export const dark = ['#4a4440', '#332e2b'] as const
type Glaze = readonly [string, string]

export const plate = ([inside, rim]: Glaze = white, radius = 222): string =>
  shadow(radius) +
  disc(radius, rim) +
  disc(radius - 4, inside, 1, 253) +
  disc(radius * 0.75, rim, 0.6, 258) +
  disc(radius * 0.73, inside, 1, 260)

/** A deep bowl, whose content is `bowlInside` wide. */
export const bowl = ([inside, rim]: Glaze = white, radius = 206): string =>
  shadow(radius) + disc(radius, rim) + disc(radius - 10, inside) + disc(radius - 22, rim, 1, 258) + disc(radius - 26, rim, 1, 262)
export const bowlInside = 172

export const pan = (): string =>
  `${shadow(206)}${raised(`<rect x="228" y="430" width="56" height="90" rx="20" fill="#2a2624"/>`)}${disc(206, '#2a2624')}${disc(192, '#4b4542')}${disc(182, '#35302d')}`

export const board = (): string =>
  `<rect x="44" y="70" width="440" height="400" rx="34" fill="#2b1a08" fill-opacity="0.4" filter="url(#soft)"/>${raised('<rect x="36" y="56" width="440" height="400" rx="34" fill="#b88452"/>')}${times(
    7,
    (index) =>
      `<path d="M44 ${92 + index * 54}C160 ${80 + index * 54} 320 ${110 + index * 54} 468 ${94 + index * 54}" fill="none" stroke="#8e5e33" stroke-opacity="0.35" stroke-width="3"/>`,
  )}`

/** A sheet of paper on the plate, as under fries. */
export const paper = (): string => raised('<path d="M104 128L392 100L420 376L134 420Z" fill="#f4ead6"/>')

/** A glass seen from the side, filled with a colour; `top`: colour of the foam or the surface. */
export const glass = ([light, deep]: readonly [string, string], top: string, inside = ''): string =>
  `<ellipse cx="268" cy="452" rx="120" ry="20" fill="#2b1a08" fill-opacity="0.4" filter="url(#soft)"/>
  <defs><linearGradient id="drink" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>
  ${raised('<path d="M150 74H362L338 452Q336 462 324 462H188Q176 462 174 452Z" fill="#e9f1ee" fill-opacity="0.85"/>')}
  <path d="M162 128H350L328 440Q327 448 316 448H196Q185 448 184 440Z" fill="url(#drink)"/><path d="M162 128H350L347 164H165Z" fill="${top}"/>${inside}
  <path d="M178 96L196 436" stroke="#fff" stroke-opacity="0.55" stroke-width="10" stroke-linecap="round"/>`

/** A cup on its saucer, from above. */
export const cup = (drink: string, ring: string, glaze: Glaze = white, radius = 116): string =>
  plate(glaze, 190) +
  raised(
    `<path d="M${middle + radius - 8} 238c50-16 66 16 52 34c-12 16-36 16-56 10" fill="none" stroke="${glaze[1]}" stroke-width="20"/><circle cx="${middle}" cy="${middle}" r="${radius}" fill="${glaze[0]}"/>`,
  ) +
  disc(radius - 14, ring) +
  disc(radius - 20, drink)
